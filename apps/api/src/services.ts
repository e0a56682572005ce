import type { Database } from './database/database.js';
import { createWireListedBoard } from './boards/board-query.js';
import { createCollaborators } from './boards/collaborators.js';
import { createFindBoard } from './boards/find-board.js';
import { createFollowers } from './boards/followers.js';
import { createReadBoardPins } from './boards/read-board-pins.js';
import { createReadBoards } from './boards/read-boards.js';
import { createReadPersonPins } from './boards/read-person-pins.js';
import { createReceivedInvites } from './boards/received-invites.js';
import { createSections } from './boards/sections.js';
import { createSeesBoardless } from './boards/sees-boardless.js';
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
import { createReadNews } from './news/read-news.js';
import { createAccounts } from './people/account.js';
import { createMergeSavedPins } from './people/merge-saved-pins.js';
import { createReadUser } from './people/read-user.js';
import { createRelations } from './people/relations.js';
import { createBulkEdit } from './pins/bulk-edit.js';
import { createDeletePin } from './pins/delete-pin.js';
import { createEditPin } from './pins/edit-pin.js';
import { createFeedback } from './pins/feedback.js';
import { createPublishPin } from './pins/publish-pin.js';
import { createFindPin } from './pins/read-pin.js';
import { createRemovedPins } from './pins/removed-pins.js';
import { createSavePin } from './pins/save-pin.js';
import { createUnsavePin } from './pins/unsave-pin.js';
import { createSearchBoards, createSearchPeople } from './search/search-people.js';
import { createReadPins, createRelatedPins, createSearchPins } from './search/search-pins.js';
import { createReadSession } from './sessions/read-session.js';
import { createSessions } from './sessions/sessions.js';
import { createExplorePins } from './topics/topic-pins.js';
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
  const seesBoardless = createSeesBoardless(database);
  const readUser = createReadUser(database, seesBoardless);
  const wireListedBoard = createWireListedBoard(database);
  const findBoard = createFindBoard(database);
  const sections = createSections(database, findBoard, now);
  const findPin = createFindPin(database);
  const readPins = createReadPins(database);
  const savePin = createSavePin(database, findPin, now);
  const editPin = createEditPin(database, findBoard, findPin);
  const checkLink = createCheckLink(database);
  const offsiteTokens = createOffsiteTokens(database, now);
  return {
    ...options,
    sessions,
    contentVersion,
    readUser,
    readSession: createReadSession(database, readUser),
    runOnce: createRunOnce(database, now),
    events: createEvents(database, now, contentVersion.unchanged),
    experiences: createExperiences(database, now),
    accounts: createAccounts(database, now),
    mergeSavedPins: createMergeSavedPins(findPin, savePin),
    relations: createRelations(database, now),
    conversations: createConversations(database, findPin, now),
    readNews: createReadNews(database, readPins),
    readInvite: createReadInvite(database),

    wireListedBoard,
    findBoard,
    sections,
    writeBoard: createWriteBoard(database, findBoard, now),
    readBoards: createReadBoards(database, wireListedBoard, seesBoardless),
    readBoardPins: createReadBoardPins(database),
    readPersonPins: createReadPersonPins(database, seesBoardless),
    receivedInvites: createReceivedInvites(database),
    collaborators: createCollaborators(database, findBoard, now),
    followers: createFollowers(database, findBoard, now),

    findPin,
    savePin,
    editPin,
    unsavePin: createUnsavePin(database, findPin, now),
    deletePin: createDeletePin(database, findPin, now),
    publishPin: createPublishPin(database, findBoard, findPin, editPin, now),
    bulkEdit: createBulkEdit(database, findBoard, sections, savePin, now),
    feedback: createFeedback(database, findPin, now),
    removedPins: createRemovedPins(database),
    uploads: createUploads(database, now),

    homeFeed: createReadFeed(database),
    readSignals: createReadSignals(database, wireListedBoard),
    searchPins: createSearchPins(database, readPins),
    relatedPins: createRelatedPins(database, readPins),
    searchBoards: createSearchBoards(database, wireListedBoard),
    searchPeople: createSearchPeople(database),
    explorePins: createExplorePins(database, readPins),

    checkLink,
    offsiteLinks: createOffsiteLinks(checkLink, offsiteTokens, sessions),
  };
}
