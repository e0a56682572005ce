import type { Api } from '@tackboard/api';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { loadPageData } from './page-data.js';

const LENA = { id: '42', username: 'lena', full_name: 'Lena' };
const MINA = { id: '7', username: 'mina' };

const app = new Hono()
  .get('/resource/UserResource/get/', (context) =>
    context.json({ resource_response: { status: 'success', code: 0, data: LENA } }),
  )
  .all('*', (context) =>
    context.json({ resource_response: { status: 'success', code: 0, data: [] } }),
  );

/** What a profile reads of the server. */
const api = { app } as object as Api;

/** Loads a page of the site for a person whom the server has put into experiments. */
async function load(path: string, experiments: Readonly<Record<string, string>>) {
  let page: Awaited<ReturnType<typeof loadPageData>> | undefined;
  const site = new Hono().get('*', async (context) => {
    const visit = {
      viewer: { userId: MINA.id },
      session: { is_authenticated: true, user: MINA, experiments },
    };
    page = await loadPageData(api, context, visit as never, path, {
      storybookUrl: 'http://localhost:6006',
      language: undefined,
    });
    return context.body(null);
  });
  await site.request('http://localhost/');
  return page;
}

const QUICK_SAVES = '/lena/_quick_saves/';

it('S3 §6: quick saves of others are for those whom the server has put into the experiment', async () => {
  const enabled = { boardless_pins_for_others: 'enabled' };
  expect(await load(QUICK_SAVES, enabled)).toMatchObject({ kind: 'page', status: 200 });
  expect(await load(QUICK_SAVES, {})).toMatchObject({ kind: 'page', status: 404 });
});

it('S3 §6: an experiment that the address asks for opens nothing', async () => {
  const path = `${QUICK_SAVES}?experiment=boardless_pins_for_others`;
  expect(await load(path, {})).toMatchObject({ kind: 'page', status: 404 });
});
