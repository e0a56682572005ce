import { describe, expect, it } from 'vitest';
import {
  decodeLoggedOutRecords,
  decodeRecentlyVisited,
  decodeVisitHistory,
  encodeLoggedOutRecords,
  encodeVisitHistory,
} from './logged-out.js';

const records = {
  clickthroughPins: [
    {
      pinId: '1',
      link: 'https://a.example/',
      imageSignature: '0a1b',
      domain: 'a.example',
      ts: 1_726_774_892_000,
    },
  ],
  completedSearches: [{ query: 'linocut', rs: 'typed', scope: 'pins', rg: 'x' }],
  savedPins: ['1', '2'],
  redeemedInvites: ['abc'],
  revisitation: { count: 3, time: 1, ts: 2 },
  downloadedPinCount: 1,
  closeupPinCount: 2,
};
const stored = {
  clickthrough_pins: [
    {
      pin_id: '1',
      link: 'https://a.example/',
      image_signature: '0a1b',
      domain: 'a.example',
      ts: 1_726_774_892_000,
    },
  ],
  completed_searches: [{ query: 'linocut', rs: 'typed', scope: 'pins', rg: 'x' }],
  saved_pins: ['1', '2'],
  redeemed_invites: ['abc'],
  revisitation: { count: 3, time: 1, ts: 2 },
  downloaded_pin_count: 1,
  closeup_pin_count: 2,
};

describe('logged-out records', () => {
  it('S3 §3.35 §3.36 §3.37 §3.38 logged-out records: clickthroughs, searches, saves, invites, visits, downloads', () => {
    expect(encodeLoggedOutRecords(records)).toStrictEqual(stored);
    expect(decodeLoggedOutRecords(stored)).toStrictEqual(records);
  });

  it.each([null, 'x', [], { revisitation: { count: 'many' } }, { revisitation: 3 }])(
    'S3 §8.10: of damaged records %j nothing is left',
    (json) => {
      expect(decodeLoggedOutRecords(json)).toStrictEqual({});
    },
  );

  it('leaves out damaged entries alone', () => {
    expect(
      decodeLoggedOutRecords({ clickthrough_pins: [{ link: 'x' }, { pin_id: 1 }] }),
    ).toStrictEqual({ clickthroughPins: [{ pinId: '1' }] });
  });
});

describe('visits', () => {
  const entry = {
    path: '/pin/1/',
    ts: 5,
    pinId: '1',
    firstPinImageSignature: '0a1b',
    imageInfo: '236x354',
    pinDescription: 'A river',
    isShared: true,
    pinInviteCode: 'abc',
  };

  it('S3 §3.39 visit history entry', () => {
    const [written] = encodeVisitHistory([entry]);
    expect(written).toStrictEqual({
      path: '/pin/1/',
      ts: 5,
      pin_id: '1',
      first_pin_image_signature: '0a1b',
      image_info: '236x354',
      pin_description: 'A river',
      is_shared: true,
      pin_invite_code: 'abc',
    });
    expect(decodeVisitHistory([written, { path: '/pin/2/' }, null])).toStrictEqual([entry]);
    expect(decodeVisitHistory('x')).toStrictEqual([]);
  });

  it('S3 §3.40 recently visited entry', () => {
    expect(
      decodeRecentlyVisited([{ path: '/pin/1/', page_type: 'closeup', ts: 5, id: '1' }, {}]),
    ).toStrictEqual([{ path: '/pin/1/', pageType: 'closeup', ts: 5, id: '1' }]);
    expect(decodeRecentlyVisited(null)).toStrictEqual([]);
  });
});
