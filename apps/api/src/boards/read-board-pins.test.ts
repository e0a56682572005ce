import type { Pin } from '@tackboard/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { boardId, personId } from '../seed/content.js';
import { seededId } from '../seed/ids.js';
import { connect, key } from '../testing/client.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';
import { visit } from '../testing/visitor.js';

let server: TestServer;
const rocket = seededId('pin', 'rocket');

beforeAll(async () => {
  server = await startTestServer();
  const visitor = await visit(server.origin, 'marenkjaer');
  for (const slug of ['boats', 'flat-hunting']) {
    const options = { pin_id: rocket, board_id: boardId('marenkjaer', slug) };
    await visitor.write('RepinResource/create', options);
  }
});
afterAll(() => server.stop());

const titlesOf = (pins: readonly Pin[]) => pins.map(({ title }) => title);

describe('the pins of a board', () => {
  it('S3 §7: are found by its address, in any case', async () => {
    const { calls } = await connect(server.origin);
    const board = await calls.readBoard({ username: 'MarenKjaer', slug: 'BOATS' });
    expect(board).toMatchObject({
      id: boardId('marenkjaer', 'boats'),
      name: 'Boats',
      url: '/marenkjaer/boats/',
    });
    for (const slug of [
      'no-such-board',
      'flat-hunting',
      '../openprints',
      '%',
      '\ud800',
      'x'.repeat(5000),
    ])
      await expect(calls.readBoard({ username: 'marenkjaer', slug })).rejects.toMatchObject({
        status: 404,
      });
  });

  it('are its saves and the pins published on it, page by page', async () => {
    const { calls } = await connect(server.origin, 'marenkjaer');
    const place = { boardId: boardId('marenkjaer', 'boats') };
    const { pins, bookmark } = await calls.readBoardPins(place);
    expect(titlesOf(pins)).toEqual([
      'Falcon on the pad at first light',
      'The tall mast',
      'The boat that carried the darkroom',
      'Grey crossing',
    ]);
    expect(bookmark).toBeUndefined();
    expect(pins[0]).toMatchObject({ isRepin: true });
    const first = await calls.readBoardPins({ ...place, pageSize: 3 });
    const second = await calls.readBoardPins({ ...place, pageSize: 3, ...first });
    expect(titlesOf([...first.pins, ...second.pins])).toEqual(titlesOf(pins));
    const published = await calls.readBoardPins({
      boardId: boardId('ilsethorne', 'maps-without-names'),
    });
    expect(published.pins.length).toBeGreaterThan(1);
    expect(published.pins.every((pin) => pin.isRepin !== true)).toBe(true);
  });

  it('of a section are those in it (S1 §2)', async () => {
    const { calls } = await connect(server.origin);
    const { pins } = await calls.readBoardPins({
      boardId: boardId('marenkjaer', 'our-flat'),
      sectionId: seededId('section', 'our-flat/kitchen'),
    });
    expect(titlesOf(pins)).toEqual([
      'Citrus tea towel',
      'Serving board cast from terracotta offcuts',
    ]);
  });

  it('of a secret board are visible to its owner and collaborators only (S3 §3)', async () => {
    const place = { boardId: boardId('marenkjaer', 'flat-hunting') };
    const owner = await connect(server.origin, 'marenkjaer');
    expect((await owner.calls.readBoardPins(place)).pins).toHaveLength(2);
    for (const username of [undefined, 'tomasoliveira']) {
      const { calls } = await connect(server.origin, username);
      await expect(calls.readBoardPins(place)).rejects.toMatchObject({ status: 404 });
    }
  });
});

describe('a person by username', () => {
  it('S3 §7.13: is found in any case', async () => {
    const { calls } = await connect(server.origin);
    expect((await calls.readUser({ username: 'OpenPrints' })).id).toBe(personId('openprints'));
    for (const username of ['nobody', 'x'.repeat(5000)])
      await expect(calls.readUser({ username })).rejects.toMatchObject({ status: 404 });
  });

  it('has saves, newest first, without those on secret boards', async () => {
    const boardsOf = async (username?: string) => {
      const { calls } = await connect(server.origin, username);
      const { pins } = await calls.readUserPins({ userId: personId('marenkjaer'), pageSize: 250 });
      return pins.map((pin) => pin.board?.name);
    };
    expect((await boardsOf('marenkjaer')).slice(0, 2)).toEqual(['Flat hunting', 'Boats']);
    expect(await boardsOf()).toContain('Boats');
    expect(await boardsOf()).not.toContain('Flat hunting');
  });

  it('S3 §2.1: has published pins, and nothing they saved, page by page', async () => {
    const { calls } = await connect(server.origin);
    const created = { userId: personId('openprints'), scope: 'created' } as const;
    const first = await calls.readUserPins({ ...created, pageSize: 10 });
    const second = await calls.readUserPins({ ...created, pageSize: 10, ...first });
    const pins = [...first.pins, ...second.pins];
    expect([pins.length, new Set(pins.map(({ id }) => id)).size]).toEqual([12, 12]);
    expect(pins.every((pin) => pin.isRepin !== true)).toBe(true);
    expect(second.bookmark).toBeUndefined();
    await expect(calls.readUserPins({ userId: '1' })).rejects.toMatchObject({ status: 404 });
  });
});

describe('a long list of pins', () => {
  const COUNT = 1200;
  let long: TestServer;
  let place: { readonly boardId: string };

  /** Every pin of a list, page by page; something runs before each page. */
  async function readAll(
    read: (page: { readonly bookmark?: string; readonly pageSize: number }) => Promise<{
      readonly pins: readonly Pin[];
      readonly bookmark?: string;
    }>,
    beforePage: (page: number) => void = () => undefined,
  ): Promise<readonly string[]> {
    const ids: string[] = [];
    let bookmark: string | undefined;
    for (let page = 0; page === 0 || bookmark !== undefined; page += 1) {
      beforePage(page);
      const found = await read({ pageSize: 250, ...(bookmark && { bookmark }) });
      ids.push(...found.pins.map(({ id }) => id));
      ({ bookmark } = found);
    }
    return ids;
  }

  /** Saves the pin at a position of the feed. */
  const save = (position: number, time: number) =>
    long.database
      .prepare(
        `INSERT INTO saves (id, user_id, pin_id, board_id, created_at)
         SELECT :id, :userId, id, :boardId, :time FROM pins WHERE feed_position = :position`,
      )
      .run({
        id: String(10_000_000_000 + position),
        userId: personId('yukitanabe'),
        ...place,
        time,
        position,
      });

  beforeAll(async () => {
    long = await startTestServer({ pins: COUNT + 10 });
    const { calls } = await connect(long.origin, 'yukitanabe');
    const { id: longBoard = '' } = await calls.createBoard({ name: 'Long' }, key());
    place = { boardId: longBoard };
    long.database.exec('BEGIN');
    // Ten at a time, as a bulk copy does.
    for (let position = 1; position <= COUNT; position += 1)
      save(position, 2_000_000_000_000 + Math.floor(position / 10));
    long.database.exec('COMMIT');
  });
  afterAll(() => long.stop());

  it('of a board is read to its end, each pin once, while others are saved to it', async () => {
    const { calls } = await connect(long.origin);
    const ids = await readAll(
      (page) => calls.readBoardPins({ ...place, ...page }),
      (page) => save(COUNT + 1 + page, 2_100_000_000_000 + page),
    );
    const expected = Array.from({ length: COUNT + 1 }, (_, index) =>
      String(10_000_000_000 + COUNT + 1 - index),
    );
    expect(ids).toEqual(expected);
  });

  it('of a person is read to its end, each save once', async () => {
    const { calls } = await connect(long.origin);
    const userId = personId('yukitanabe');
    const ids = await readAll((page) => calls.readUserPins({ userId, ...page }));
    expect(ids.length).toBeGreaterThan(COUNT);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
