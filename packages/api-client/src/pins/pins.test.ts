import type { BulkAction, HidePlace } from '@tackboard/domain';
import { describe, expect, it } from 'vitest';
import { createClient } from '../client.js';
import { KEY, sentBy } from '../sent-by.test.fixture.js';
import { json, startServer } from '../server.test.fixture.js';
import { bulkEditPins } from './bulk-edit.js';
import { createPin, editPin, type NewPinImage } from './create-pin.js';
import { hidePin, reportPin } from './hide-pin.js';
import { readGraphPin } from './read-pin.js';
import { savePin } from './save-pin.js';

it('S1 §7.3: a save carries the context of its event', async () => {
  const { sent } = await sentBy(
    (client) => savePin(client, { pinId: '7', eventContext: { view_type: 3 } }, KEY),
    { id: '905' },
  );
  expect(sent[0]?.[2]).toEqual({
    pin_id: '7',
    disable_event_log_info: true,
    eventContext: { view_type: 3 },
  });
});

it('an edit sends the fields that are given; null moves the pin to the profile', async () => {
  const { sent } = await sentBy(
    (client) => editPin(client, { pinId: '7', boardId: null, altText: 'Sand', link: '' }, KEY),
    { id: '7' },
  );
  expect(sent).toEqual([
    [
      'PUT',
      '/resource/PinResource/update/',
      { id: '7', board_id: null, alt_text: 'Sand', link: '' },
    ],
  ]);
});

describe('creating a pin', () => {
  const bytes = Uint8Array.from({ length: 70_000 }, (_, at) => at % 256);
  const base64 = Buffer.from(bytes).toString('base64');

  it.each<[string, NewPinImage, object]>([
    ['an upload', { uploadId: '88' }, { upload_id: '88' }],
    ['a URL', { imageUrl: 'https://x.example/a.jpg' }, { image_url: 'https://x.example/a.jpg' }],
    [
      'base64',
      { imageBase64: 'data:image/png;base64,AAAA' },
      { image_base64: 'data:image/png;base64,AAAA' },
    ],
    [
      'a file',
      { file: new Blob([bytes], { type: 'image/png' }) },
      { image_base64: `data:image/png;base64,${base64}` },
    ],
  ])('S3 §7.18: sends %s', async (_, image, sentImage) => {
    const { sent, result } = await sentBy(
      (client) =>
        createPin(
          client,
          { boardId: '12', image, method: 'uploaded', sectionId: '3', guid: 'g-1' },
          KEY,
        ),
      { id: '905', pinner: { id: '42' } },
    );
    expect(sent).toEqual([
      [
        'POST',
        '/resource/PinResource/create/',
        { board_id: '12', method: 'uploaded', section: '3', guid: 'g-1', ...sentImage },
      ],
    ]);
    expect(result).toEqual({ id: '905', pinnerId: '42' });
  });

  it('S3 §7.18: leaves out what is absent', async () => {
    const { sent, result } = await sentBy(
      (client) => createPin(client, { boardId: '12', image: { imageUrl: '/a.jpg' } }, KEY),
      { id: '905' },
    );
    expect(sent[0]?.[2]).toEqual({ board_id: '12', image_url: '/a.jpg' });
    expect(result).toEqual({ id: '905' });
  });

  it.each([[null], [{}], [{ id: '' }], ['905']])(
    'is unknown when the response is %j',
    async (data) => {
      const image = { imageUrl: '/a.jpg' };
      await expect(
        sentBy((client) => createPin(client, { boardId: '12', image }, KEY), data),
      ).rejects.toMatchObject({ code: 'unreadable', outcome: 'unknown' });
    },
  );
});

describe('the graph form of a pin (S1 §7.7)', () => {
  const READ = '/graphql';

  it('is read by its id with a stored query', async () => {
    const { origin, received } = await startServer((response) =>
      json(response, 200, { data: { pin: { entityId: '7', gridTitle: 'Dunes' } } }),
    );
    const pin = await readGraphPin(createClient({ origin, fetch }), { pinId: '7' });
    expect(pin).toMatchObject({ id: '7', gridTitle: 'Dunes' });
    expect(received.map(({ method, path, query }) => [method, path, [...query]])).toEqual([
      [
        'GET',
        READ,
        [
          ['operationName', 'PinQuery'],
          ['variables', '{"pin_id":"7"}'],
        ],
      ],
    ]);
  });

  it.each([
    [{ errors: [{ message: 'No such pin.' }], data: null }, 'api'],
    [{ data: { pin: null } }, 'unreadable'],
    [{ data: {} }, 'unreadable'],
    [{}, 'unreadable'],
  ])('fails for %j', async (body, code) => {
    const { origin } = await startServer((response) => json(response, 200, body));
    await expect(
      readGraphPin(createClient({ origin, fetch }), { pinId: '7' }),
    ).rejects.toMatchObject({
      code,
      ...(code === 'api' && { displayMessage: 'No such pin.' }),
    });
  });
});

describe('hiding a pin, and the undo', () => {
  it.each<[HidePlace, ...(readonly [string, string, object])[]]>([
    [
      { kind: 'news-hub', newsId: '5' },
      ['PUT', '/v3/news_hub/5/pin/7/hide/', {}],
      ['PUT', '/v3/news_hub/5/pin/7/undo/', {}],
    ],
    [{ kind: 'p2p' }, ['PUT', '/v3/p2p/7/hide/', {}], ['PUT', '/v3/p2p/7/unhide/', {}]],
    [
      { kind: 'search', query: 'blue & red', pinType: 'video' },
      ['PUT', '/v3/search/7/hide/', { query: 'blue & red', pin_type: 'video' }],
      ['PUT', '/v3/search/7/unhide/', { query: 'blue & red', pin_type: 'video' }],
    ],
    [
      { kind: 'search', query: 'dunes' },
      ['PUT', '/v3/search/7/hide/', { query: 'dunes' }],
      ['PUT', '/v3/search/7/unhide/', { query: 'dunes' }],
    ],
    [
      { kind: 'default' },
      ['PUT', '/resource/PinFeedbackResource/update/', { feedback_type: 1, pin_id: '7' }],
      ['DELETE', '/resource/PinFeedbackResource/delete/', { feedback_type: 1, pin_id: '7' }],
    ],
  ])('S3 §7.8, S3 §7.9, S3 §7.10, S3 §7.11: in %j', async (place, ...expected) => {
    const { sent } = await sentBy(async (client) => {
      await hidePin(client, { pinId: '7', place, isHidden: true }, KEY);
      await hidePin(client, { pinId: '7', place, isHidden: false }, KEY);
    });
    expect(sent).toEqual(expected);
  });
});

it('S1 §6: a report is sent with its reason, and taken back', async () => {
  const { sent } = await sentBy(async (client) => {
    await reportPin(client, { pinId: '7', isReported: true, reason: 'spam' }, KEY);
    await reportPin(client, { pinId: '7', isReported: false, reason: 'spam' }, KEY);
  });
  expect(sent).toEqual([
    ['POST', '/resource/PinReportResource/create/', { pin_id: '7', reason: 'spam' }],
    ['DELETE', '/resource/PinReportResource/delete/', { pin_id: '7' }],
  ]);
});

describe('bulk edits (S1 §9)', () => {
  const BOARD = { boardId: '12', sectionId: '3', orbacSubjectId: '77' };
  const SENT = { board_id: '12', section_id: '3', orbac_subject_id: '77' };

  it('S3 §7.20: delete the pins of a list, or all', async () => {
    const { sent } = await sentBy(async (client) => {
      await bulkEditPins(client, { ...BOARD, action: 'bulkDelete', pinIds: ['7', '8'] }, KEY);
      await bulkEditPins(client, { ...BOARD, action: 'bulkDelete', pinIds: 'all' }, KEY);
    });
    expect(sent).toEqual([
      ['DELETE', '/resource/BulkEditResource/delete/', { ...SENT, pin_ids: ['7', '8'] }],
      ['DELETE', '/resource/BulkEditSelectAllResource/delete/', SENT],
    ]);
  });

  it.each<BulkAction>(['bulkMove', 'bulkCopy', 'bulkCreateSection'])(
    'S1 §9: %s',
    async (action) => {
      const target = { targetBoardId: '13', targetSectionId: '4', sectionTitle: 'Sand' };
      const sentTarget = { target_board_id: '13', target_section_id: '4', section_title: 'Sand' };
      const { sent } = await sentBy(async (client) => {
        await bulkEditPins(client, { ...BOARD, ...target, action, pinIds: ['7'] }, KEY);
        await bulkEditPins(client, { ...BOARD, ...target, action, pinIds: 'all' }, KEY);
      });
      const payload = { ...SENT, ...sentTarget, action };
      expect(sent).toEqual([
        ['PUT', '/resource/BulkEditResource/update/', { ...payload, pin_ids: ['7'] }],
        ['PUT', '/resource/BulkEditSelectAllResource/update/', payload],
      ]);
    },
  );
});
