import type { Api } from '@tackboard/api';
import { readOffsiteLink } from '@tackboard/api-client';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { createRequestClient } from './loader-context.js';

const asked: (string | undefined)[] = [];

/** An API that knows a browser by a cookie, and gives each read without a CSRF token a new one. */
const app = new Hono().get('/resource/OffsiteResource/get/', (context) => {
  asked.push(context.req.header('cookie'));
  context.header('set-cookie', 'csrftoken=2; Path=/');
  context.header('set-cookie', 'tackboard_visitor=v; Path=/', { append: true });
  const data = { url: 'https://shop.example/', redirect_status: 'allowed', path: '/offsite/' };
  return context.json({ resource_response: { status: 'success', code: 0, data } });
});

const site = new Hono().get('*', async (context) => {
  context.header('set-cookie', 'csrftoken=1; Path=/');
  const api = { app } as object as Api;
  const client = createRequestClient(api, context, { sourceUrl: () => '/pin_redirect' });
  return context.json(await readOffsiteLink(client, { url: 'https://shop.example/' }));
});

it('reads as the viewer of the request, and the page keeps its CSRF token', async () => {
  const response = await site.request('http://localhost/', { headers: { cookie: 'session=s' } });
  expect(await response.json()).toMatchObject({ redirectStatus: 'allowed', path: '/offsite/' });
  expect(asked).toEqual(['session=s']);
  expect(response.headers.getSetCookie()).toEqual([
    'csrftoken=1; Path=/',
    'tackboard_visitor=v; Path=/',
  ]);
});
