import type { Database } from './database/database.js';
import { createWireListedBoard } from './boards/board-query.js';
import { createCollaborators, createFollowers } from './boards/board-people.js';
import { createFindBoard } from './boards/find-board.js';
import { createReadBoardPins, createReadPersonPins } from './boards/list-pins.js';
import { createReadBoards } from './boards/read-boards.js';
import { createSections } from './boards/sections.js';
import { createWriteBoard } from './boards/write-board.js';
import { createConversations } from './conversations/conversations.js';
import { createContentVersion } from './database/content-version.js';
import { createEvents } from './events/events.js';
import { createExperiences } from './experiences/experiences.js';
import { createReadFeed } from './feed/read-feed.js';
import { createReadSignals } from './feed/read-signals.js';
import { createRunOnce } from './idempotency/run-once.js';
import { createReadInvite } from './invites/read-invite.js';
import { createCheckLink } from './links/check-link.js';
import { createOffsiteLinks } from './links/offsite-links.js';
import { createOffsiteTokens } from './links/offsite-token.js';
import { createPictures } from './media/picture.js';
import { createReadNews } from './news/read-news.js';
import { createAccounts } from './people/account.js';
import { createFindPerson } from './people/find-person.js';
import { createReadUser } from './people/read-user.js';
import { createRelations } from './people/relations.js';
import { createBulkEdit } from './pins/bulk-edit.js';
import { createFeedback } from './pins/feedback.js';
import { createPublishedPins } from './pins/published-pins.js';
import { createFindPin } from './pins/read-pin.js';
import { createRemovedPins } from './pins/removed-pins.js';
import { createSavePin, createUnsavePin } from './pins/saved-pins.js';
import { createSearchBoards, createSearchPeople } from './search/search-people.js';
import {
  createExplorePins,
  createReadPins,
  createRelatedPins,
  createSearchPins,
} from './search/search-pins.js';
import { createSeesBoardless } from './sessions/experiments.js';
import { createReadSession } from './sessions/read-session.js';
import { createSessions } from './sessions/sessions.js';
import { createUploads } from './uploads/uploads.js';

/** What the services of a server are created from. */
export interface ServiceOptions {
  readonly database: Database;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** The folder of pictures and video. */
  readonly mediaDirectory: string;
  /** Runs another request of the same connection, for the generic resource. */
  readonly dispatch: (request: Request, env: unknown) => Response | Promise<Response>;
}

/** Everything that calls are made of. Each service exists once. */
export type Services = ReturnType<typeof createServices>;

/** Creates the services of a server. */
export function createServices(options: ServiceOptions) {
  const { database, now } = options;
  const sessions = createSessions(database, now);
  const contentVersion = createContentVersion(database);
  const people = createFindPerson(database);
  const pictures = createPictures(database);
  const seesBoardless = createSeesBoardless(people);
  const readUser = createReadUser(database, seesBoardless);
  const wireListedBoard = createWireListedBoard(database, people);
  const findBoard = createFindBoard(database);
  const sections = createSections(database, findBoard, now);
  const findPin = createFindPin(database);
  const readPins = createReadPins(database);
  const savePin = createSavePin(database, sections, findPin, now);
  const checkLink = createCheckLink(database);
  return {
    ...options,
    sessions,
    contentVersion,
    people,
    readUser,
    readSession: createReadSession(database, readUser),
    runOnce: createRunOnce(database, now),
    events: createEvents(database, now, contentVersion.unchanged),
    experiences: createExperiences(database, now),
    accounts: createAccounts(database, now),
    relations: createRelations(database, people, now),
    conversations: createConversations(database, findPin, now),
    readNews: createReadNews(database, readPins),
    readInvite: createReadInvite(people),

    wireListedBoard,
    findBoard,
    sections,
    writeBoard: createWriteBoard(database, findBoard, people, now),
    readBoards: createReadBoards(database, people, wireListedBoard, seesBoardless),
    readBoardPins: createReadBoardPins(database),
    readPersonPins: createReadPersonPins(database, seesBoardless),
    collaborators: createCollaborators(database, findBoard, people, now),
    followers: createFollowers(database, findBoard, now),

    findPin,
    savePin,
    unsavePin: createUnsavePin(database, findPin, now),
    publishedPins: createPublishedPins(database, findBoard, sections, findPin, pictures, now),
    bulkEdit: createBulkEdit(database, findBoard, sections, savePin, now),
    feedback: createFeedback(database, findPin, now),
    removedPins: createRemovedPins(database),
    uploads: createUploads(database, pictures, now),

    homeFeed: createReadFeed(database),
    readSignals: createReadSignals(database, wireListedBoard),
    searchPins: createSearchPins(database, readPins),
    relatedPins: createRelatedPins(database, readPins),
    searchBoards: createSearchBoards(database, wireListedBoard),
    searchPeople: createSearchPeople(database),
    explorePins: createExplorePins(database, readPins),

    checkLink,
    offsiteLinks: createOffsiteLinks(checkLink, createOffsiteTokens(database, now), sessions),
  };
}
