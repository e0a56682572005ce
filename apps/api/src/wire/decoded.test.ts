import {
  decodeBoardPage,
  decodePin,
  decodeSaveResponse,
  decodeSession,
  type Drift,
} from '@tackboard/domain/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { boardId } from '../seed/content.js';
import { seededId } from '../seed/ids.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';
import { visit, type Visitor } from '../testing/visitor.js';

/** Pages of story pins name the largest picture `originals`, like real servers. */
const KNOWN_DRIFT =
  /^unknown-key story_pin_data\.pages\[\d\]\.blocks\[\d\]\.image\.images\.originals$/;

let server: TestServer;
let maren: Visitor;
beforeAll(async () => {
  server = await startTestServer({ pins: 500 });
  maren = await visit(server.origin, 'marenkjaer');
});
afterAll(() => server.stop());

function watched() {
  const drift: string[] = [];
  const onDrift = ({ kind, path }: Drift): void => {
    if (!KNOWN_DRIFT.test(`${kind} ${path}`)) drift.push(`${kind} ${path}`);
  };
  return { drift, options: { onDrift } };
}

describe('the wire form', () => {
  it('decodes without drift: every seeded pin', async () => {
    const { drift, options } = watched();
    let bookmark: string | undefined;
    let count = 0;
    while (bookmark !== '-end-') {
      const response = await maren.get('UserHomefeedResource/get', {
        page_size: 250,
        ...(bookmark === undefined ? {} : { bookmarks: [bookmark] }),
      });
      for (const json of response.data as unknown[]) {
        const pin = decodePin(json, options);
        expect(Object.keys(pin?.images ?? {})).toHaveLength(10);
        count += 1;
      }
      bookmark = response.envelope.resource_response.bookmark;
    }
    expect(count).toBe(499);
    expect(drift).toEqual([]);
  });

  it('decodes without drift: session, boards, a save and the saved pin', async () => {
    const { drift, options } = watched();
    const posters = {
      id: boardId('marenkjaer', 'posters'),
      name: 'Posters',
      url: '/marenkjaer/posters/',
      layout: 'default',
    };
    const pin = seededId('pin', 'hubble');

    const session = decodeSession((await maren.get('UserSessionResource/get')).data, options);
    expect(session).toMatchObject({
      isAuthenticated: true,
      user: { username: 'marenkjaer' },
      defaultBoard: posters,
    });

    const boards = await maren.get('BoardsResource/get');
    expect(decodeBoardPage(boards.data, options).items).toHaveLength(25);

    const save = await maren.write('RepinResource/create', { pin_id: pin, board_id: posters.id });
    expect(decodeSaveResponse(save.data, options)).toMatchObject({ board: posters });

    const read = decodePin((await maren.get('PinResource/get', { id: pin })).data, options);
    expect(read?.pinnedToBoard).toEqual(posters);
    expect(drift).toEqual([]);
  });
});
