import { savedTarget } from '@tackboard/routes/links';
import { type Board, BOARD_PRIVACIES, type BoardSection, type CoverPin } from '../board/board.js';
import { type Codec, flag, id, number, text, url, word } from './codec.js';
import { entityId, named, record } from './record.js';
import { imageLists } from './media.js';
import { report } from './reading.js';
import { user } from './user.js';

/** Cards link to a board: a URL that leads elsewhere than it seems to, such as `//other.example`, is refused. */
const boardUrl: Codec<string> = {
  read(json, reading) {
    const value = url.read(json, reading);
    if (value === undefined || savedTarget({ url: value }) === value.trim()) return value;
    report(reading, 'wrong-type', json);
    return undefined;
  },
  write: url.write,
};

const privacyWord = word(BOARD_PRIVACIES);

/** Who may see a board. A value of a wrong type counts as secret: nothing secret must show to everybody. */
const privacy: typeof privacyWord = {
  read: (json, reading) => privacyWord.read(json, reading) ?? 'secret',
  write: privacyWord.write,
};

/** A board. */
export const board = record<Board>(
  {
    id: entityId,
    name: text,
    url: boardUrl,
    privacy,
    layout: text,
    isProtected: named(flag, ['protected', 'is_protected'], ['isProtected', 'protected']),
    isCollaborative: flag,
    collaboratorCount: number,
    collaboratedByMe: flag,
    followedByMe: flag,
    owner: user,
    pinCount: number,
    sectionCount: number,
    coverPin: record<CoverPin>({ pinId: id, imageUrl: url }),
    images: imageLists,
    typename: named(text, 'type', ['__typename', 'typename']),
  },
  { ignored: ['node_id', 'id'] },
);

/** A section of a board. */
export const boardSection = record<BoardSection>(
  { id: entityId, title: text, slug: text, pinCount: number },
  { ignored: ['node_id', 'id', 'type'] },
);
