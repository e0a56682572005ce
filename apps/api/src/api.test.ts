import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { createApi } from './api.js';
import { openDatabase } from './database/open.js';
import { DatabaseError } from './errors/database-error.js';
import { boardId } from './seed/content.js';
import { seededId } from './seed/ids.js';
import { startTestServer, TEST_MEDIA_DIRECTORY, temporaryFolder } from './testing/test-server.js';
import { visit } from './testing/visitor.js';

const SILENT = { info: () => undefined, error: () => undefined };

describe('createApi', () => {
  it('logs its steps at the first start, and nothing at the next', async () => {
    const databasePath = join(temporaryFolder(), 'first.db');
    const lines: string[] = [];
    const log = { ...SILENT, info: (line: string) => lines.push(line) };
    const options = { databasePath, mediaDirectory: TEST_MEDIA_DIRECTORY, log };
    (await createApi(options)).close();
    expect(lines.at(0)).toMatch(/^New database: making pictures and seeding \d+ pins\.$/);
    expect(lines.at(-1)).toMatch(/^\d+ pins seeded \([\d.]+ s\)\.$/);
    lines.length = 0;
    (await createApi(options)).close();
    expect(lines).toEqual([]);
  });

  it('keeps saves after a restart', async () => {
    const databasePath = join(temporaryFolder(), 'kept.db');
    const pin = seededId('pin', 'rocket');
    const first = await startTestServer({ databasePath });
    const maren = await visit(first.origin, 'marenkjaer');
    await maren.write('RepinResource/create', { pin_id: pin });
    await first.stop();

    const second = await startTestServer({ databasePath });
    const again = await visit(second.origin);
    for (const [name, value] of maren.cookies) again.cookies.set(name, value);
    expect((await again.get('PinResource/get', { id: pin })).data).toMatchObject({
      is_saved_to_profile: true,
    });
    await second.stop();
  });

  it('puts the board saved to last first, even with a clock that is years behind', async () => {
    const server = await startTestServer({ now: () => Date.UTC(2001, 0, 1) });
    const maren = await visit(server.origin, 'marenkjaer');
    for (const slug of ['soup', 'boats']) {
      const options = { pin_id: seededId('pin', 'rocket'), board_id: boardId('marenkjaer', slug) };
      await maren.write('RepinResource/create', options);
    }
    const { data } = await maren.get('BoardsResource/get', { page_size: 2 });
    expect(data).toMatchObject([{ name: 'Boats' }, { name: 'Soup' }]);
    await server.stop();
  });

  it('rejects a database that it cannot fill, with an error that says how to fix it', async () => {
    const path = join(temporaryFolder(), 'other.db');
    const other = new DatabaseSync(path);
    other.exec('CREATE TABLE users (shoe_size INTEGER)');
    other.close();
    await expect(createApi({ databasePath: path, log: SILENT })).rejects.toThrow(DatabaseError);

    const half = join(temporaryFolder(), 'half.db');
    const incomplete = openDatabase(half);
    incomplete.exec('DROP TABLE facts');
    incomplete.close();
    await expect(createApi({ databasePath: half, log: SILENT })).rejects.toThrow(
      `The database ${half} cannot be used: no such table: facts.`,
    );

    const file = join(temporaryFolder(), 'text.db');
    writeFileSync(file, 'no database '.repeat(50));
    await expect(createApi({ databasePath: file, log: SILENT })).rejects.toThrow(
      `The database ${file} cannot be used: it is not a readable SQLite database.`,
    );
  });

  it('reads the people without a request', async () => {
    const server = await startTestServer();
    const people = server.api.people();
    expect(people).toHaveLength(14);
    expect(people[0]).toMatchObject({ username: 'marenkjaer', full_name: 'Maren Kjær' });
    await server.stop();
  });

  it('returns the viewer of a page request and sets the CSRF token', async () => {
    const server = await startTestServer({ allowedHosts: ['pins.example'] });
    const page = new Hono();
    page.route('/', server.api.app);
    page.get('/', (context) => context.json(server.api.visit(context)));
    const response = await page.request('http://pins.example/');
    const seen = (await response.json()) as {
      csrfToken: string;
      viewer: unknown;
      session: unknown;
    };
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringContaining(`csrftoken=${seen.csrfToken}; `),
    ]);
    expect(seen).toMatchObject({ viewer: { userId: null }, session: { is_authenticated: false } });

    const maren = await visit(server.origin, 'marenkjaer');
    const cookie = [...maren.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const again = await page.request('http://pins.example/', { headers: { cookie } });
    expect(again.headers.getSetCookie()).toEqual([]);
    expect(await again.json()).toMatchObject({
      csrfToken: maren.cookies.get('csrftoken'),
      session: { user: { username: 'marenkjaer' } },
    });
    const secure = await page.request('https://pins.example/');
    expect(secure.headers.getSetCookie()).toEqual([expect.stringMatching(/; Secure/)]);
    expect((await page.request('http://pins.example/resource/Nothing/get/')).status).toBe(404);
    await server.stop();
  });
});
