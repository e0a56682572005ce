import { formatNumber, isolate, plural } from '@tackboard/domain/words';
import { inLanguages } from './in-languages.js';
import { joinNames } from './join-names.js';

/** Texts of profiles, boards, news and conversations. */
export const BOARD_TEXTS = inLanguages(
  {
    quickSavesHeading: 'Quick saves and Pins without a board',
    organizeQuickSaves: 'Organize quick saves',
    ownQuickSaves0: 'Every Pin you saved is on a board.',
    quickSaves0: 'There is nothing here yet.',
    tabTitles: {
      created: (name: string) => `Created by ${isolate(name)}`,
      saved: (name: string) => `Saved by ${isolate(name)}`,
      quickSaves: (name: string) => `Quick saves of ${isolate(name)}`,
    },
    profileDescription: (name: string) => `Boards and Pins of ${isolate(name)}.`,
    allSaves: 'All saves',
    publishedNothing: (name: string) => `${isolate(name)} has published nothing yet.`,
    savedNothing: (name: string) => `${isolate(name)} has saved nothing yet.`,
    nothingPublishedYet: 'Pins you publish show up here.',
    nothingSavedYet: 'What you save shows up here.',
    boardTitle: (name: string, owner: string) => `${isolate(name)}, a board of ${isolate(owner)}`,
    sectionTitle: (section: string, name: string, owner: string) =>
      `${isolate(section)} in ${isolate(name)}, a board of ${isolate(owner)}`,
    boardDescription: (count: string, name: string, owner: string) =>
      `${count} on the board “${isolate(name)}” of ${isolate(owner)}.`,
    sectionDescription: (count: string, section: string, name: string, owner: string) =>
      `${count} in “${isolate(section)}”, a section of the board “${isolate(name)}” of ${isolate(owner)}.`,
    nothingSaved: 'Nothing is saved here yet.',
    stillEmpty: 'This board is still empty.',
    conversations: 'Conversations',
    conversationWith: (names: readonly string[]) => `Conversation with ${joinNames(names)}`,
    conversationEmpty:
      "You can't see what was sent here: it is on a secret board, or it was deleted.",
    newsEmpty: 'Saves of your Pins, and what people you follow publish, show up here.',
    findPeople: 'Find people to follow',
    newsOf: {
      saved: (count: number) =>
        plural(
          'en',
          count,
          'saved a Pin of yours',
          `saved ${formatNumber(count, 'en')} Pins of yours`,
        ),
      published: (count: number) =>
        plural('en', count, 'published a Pin', `published ${formatNumber(count, 'en')} Pins`),
    },
    moreLikeThis: 'More like this',
    shopSimilar: 'Shop similar',
  },
  {
    quickSavesHeading: 'Schnell gemerkt und Pins ohne Pinnwand',
    organizeQuickSaves: 'Schnell Gemerktes ordnen',
    ownQuickSaves0: 'Alle Pins, die du dir gemerkt hast, sind auf einer Pinnwand.',
    quickSaves0: 'Hier ist noch nichts.',
    tabTitles: {
      created: (name) => `Erstellt von ${isolate(name)}`,
      saved: (name) => `Gemerkt von ${isolate(name)}`,
      quickSaves: (name) => `Schnell gemerkt von ${isolate(name)}`,
    },
    profileDescription: (name) => `Pinnwände und Pins von ${isolate(name)}.`,
    allSaves: 'Alles Gemerkte',
    publishedNothing: (name) => `${isolate(name)} hat noch nichts veröffentlicht.`,
    savedNothing: (name) => `${isolate(name)} hat sich noch nichts gemerkt.`,
    nothingPublishedYet: 'Pins, die du veröffentlichst, erscheinen hier.',
    nothingSavedYet: 'Was du dir merkst, erscheint hier.',
    boardTitle: (name, owner) => `${isolate(name)}, eine Pinnwand von ${isolate(owner)}`,
    sectionTitle: (section, name, owner) =>
      `${isolate(section)} in ${isolate(name)}, einer Pinnwand von ${isolate(owner)}`,
    boardDescription: (count, name, owner) =>
      `${count} auf der Pinnwand „${isolate(name)}“ von ${isolate(owner)}.`,
    sectionDescription: (count, section, name, owner) =>
      `${count} in „${isolate(section)}“, einem Ordner der Pinnwand „${isolate(name)}“ von ${isolate(owner)}.`,
    nothingSaved: 'Hier ist noch nichts gemerkt.',
    stillEmpty: 'Diese Pinnwand ist noch leer.',
    conversations: 'Unterhaltungen',
    conversationWith: (names) => `Unterhaltung mit ${joinNames(names)}`,
    conversationEmpty:
      'Was hier gesendet wurde, kannst du nicht sehen: Es ist auf einer geheimen Pinnwand oder wurde gelöscht.',
    newsEmpty:
      'Wenn jemand deine Pins merkt oder Leute, denen du folgst, etwas veröffentlichen, siehst du es hier.',
    findPeople: 'Leute finden, denen du folgen kannst',
    newsOf: {
      saved: (count) =>
        plural(
          'de',
          count,
          'hat einen Pin von dir gemerkt',
          `hat ${formatNumber(count, 'de')} Pins von dir gemerkt`,
        ),
      published: (count) =>
        plural(
          'de',
          count,
          'hat einen Pin veröffentlicht',
          `hat ${formatNumber(count, 'de')} Pins veröffentlicht`,
        ),
    },
    moreLikeThis: 'Mehr davon',
    shopSimilar: 'Ähnliches shoppen',
  },
);
