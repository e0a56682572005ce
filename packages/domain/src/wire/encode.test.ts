import { isDeepStrictEqual } from 'node:util';
import fc, { type Arbitrary } from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  arbitraryBoard,
  arbitraryExperience,
  arbitraryPin,
  arbitrarySession,
  arbitraryUser,
} from '../testing/arbitraries.js';
import { entity, flag, id, list, number, some, text } from '../testing/arbitrary-parts.js';
import {
  decodeBoard,
  decodeBoardSection,
  decodeCookiePreferences,
  decodeExperiences,
  decodeLoggedOutRecords,
  decodePin,
  decodeRecentlyVisited,
  decodeSaveResponse,
  decodeSession,
  decodeUser,
  decodeVisitHistory,
  encodeBoard,
  encodeBoardSection,
  encodeCookiePreferences,
  encodeExperience,
  encodeLoggedOutRecords,
  encodePin,
  encodeRecentlyVisited,
  encodeSaveResponse,
  encodeSession,
  encodeUser,
  encodeVisitHistory,
} from './index.js';

const RUNS = process.env['TACKBOARD_FULL'] === '1' ? 10_000 : 300;
const TIMEOUT_MS = 600_000;

/** The first model that is another one after the way to a browser: printed, sent, read. Undefined when none is. */
function changed<Model>(
  models: Arbitrary<Model>,
  encode: (model: Model) => unknown,
  decode: (json: unknown) => unknown,
): Model | undefined {
  const arrives = fc.property(models, (model) =>
    isDeepStrictEqual(decode(JSON.parse(JSON.stringify(encode(model)))), model),
  );
  return fc.check(arrives, { numRuns: RUNS }).counterexample?.[0];
}

const cookiePreferences = entity(
  ['allowAnalyticCookies', 'allowMarketingCookies', 'allowPersonalizationCookies'],
  {
    allowAnalyticCookies: flag,
    allowMarketingCookies: flag,
    allowPersonalizationCookies: flag,
    surfaceTag: text,
  },
);

const loggedOutRecords = some({
  clickthroughPins: list(
    entity(['pinId'], { pinId: id, link: text, imageSignature: text, domain: text, ts: number }),
  ),
  completedSearches: list(entity(['query'], { query: text, rs: text, scope: text, rg: text })),
  savedPins: list(id),
  redeemedInvites: list(id),
  revisitation: entity(['count'], { count: number, time: number, ts: number }),
  closeupPinCount: number,
  downloadedPinCount: number,
});

const visits = list(
  entity(['path', 'ts'], {
    path: text,
    ts: number,
    pinId: id,
    firstPinImageSignature: text,
    imageInfo: text,
    pinDescription: text,
    isShared: flag,
    pinInviteCode: text,
  }),
);

const recentVisits = list(
  entity(['path', 'pageType', 'ts'], { path: text, pageType: text, ts: number, id }),
);

describe('encoding and decoding returns the same value', () => {
  it(
    'S1 §3: a pin',
    () => {
      expect(changed(arbitraryPin, encodePin, decodePin)).toBeUndefined();
    },
    TIMEOUT_MS,
  );

  it('S1 §3: a board, a user, a session', () => {
    expect(changed(arbitraryBoard, encodeBoard, decodeBoard)).toBeUndefined();
    expect(changed(arbitraryUser, encodeUser, decodeUser)).toBeUndefined();
    expect(changed(arbitrarySession, encodeSession, decodeSession)).toBeUndefined();
  });

  it('S1 §3.41: a save response', () => {
    const response = entity(['id'], { id, board: arbitraryBoard });
    expect(changed(response, encodeSaveResponse, decodeSaveResponse)).toBeUndefined();
  });

  it('S1 §2: a board section', () => {
    const section = some({ id, title: text, slug: text, pinCount: number });
    expect(changed(section, encodeBoardSection, decodeBoardSection)).toBeUndefined();
  });

  it('S2 §3: cookie preferences', () => {
    expect(
      changed(cookiePreferences, encodeCookiePreferences, decodeCookiePreferences),
    ).toBeUndefined();
  });

  it('S2 §3: an experience', () => {
    const decode = (json: unknown) => decodeExperiences(json).experiences[0];
    expect(changed(arbitraryExperience, encodeExperience, decode)).toBeUndefined();
    const ofHost = { id: '1', displayData: { text: 'Hi' }, ownDisplayData: { points: 70 } };
    expect(decode(encodeExperience(ofHost))).toStrictEqual(ofHost);
  });

  it('S3 §3: the records of a signed-out visitor', () => {
    expect(
      changed(loggedOutRecords, encodeLoggedOutRecords, decodeLoggedOutRecords),
    ).toBeUndefined();
    expect(changed(visits, encodeVisitHistory, decodeVisitHistory)).toBeUndefined();
    expect(changed(recentVisits, encodeRecentlyVisited, decodeRecentlyVisited)).toBeUndefined();
  });
});
