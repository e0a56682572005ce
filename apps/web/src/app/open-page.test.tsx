import { type ClientCalls, createCalls, createClient } from '@tackboard/api-client';
import {
  type LoaderFunctionArgs,
  matchRoutes,
  type MetaArgs,
  type MetaDescriptor,
  type RouteObject,
  RouterContextProvider,
} from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type LoaderContext, loaderContext } from './page.server.js';
import routes from './routes.js';

/** A page of the site, as React Router loads it. */
interface RouteModule {
  readonly loader: (args: LoaderFunctionArgs) => Promise<unknown>;
  readonly meta?: (args: MetaArgs) => MetaDescriptor[];
}

const modules = import.meta.glob<RouteModule>('./pages/**/*.tsx');

/** An invitation to a secret board. What else it has, no page reads. */
const INVITATION = {
  id: '9',
  url: '/anna/trips/',
  name: 'Trips',
  inviter: { id: '2' },
};

/** A pin with three sizes of its picture. What else it has, its page does not need. */
const PICTURED = {
  id: '16',
  title: 'Arches',
  images: {
    '736x': { url: '/media/736.jpg', width: 736, height: 981 },
    '750x': { url: '/media/750.jpg', width: 750, height: 1000 },
    orig: { url: '/media/orig.jpg', width: 1500, height: 2000 },
  },
};

/** A story that its creator removed: the server still has its picture. */
const WITHDRAWN = { ...PICTURED, id: '17', story_pin_data: { is_deleted: true } };

/** A pin that search engines leave out. */
const KEPT_OUT = { ...PICTURED, id: '18', seo_noindex_reason: 'low-quality' };

const PINS: Readonly<Record<string, object>> = { '16': PICTURED, '17': WITHDRAWN, '18': KEPT_OUT };

const RESOURCES: Readonly<Record<string, unknown>> = {
  UserResource: { id: '42', username: 'lena', full_name: 'Lena' },
  BoardResource: { id: '5', name: 'Water', url: '/ilsethorne/water/', pin_count: 7 },
  BoardSectionsResource: [
    { id: '6', title: 'Rain', slug: 'rain' },
    { id: '7', title: 'Küche', slug: 'küche' },
  ],
  ReceivedBoardInvitesResource: [INVITATION],
};

const client = createClient({
  origin: 'http://localhost',
  fetch: async (address) => {
    const [, resource = ''] = /\/resource\/(\w+)\//.exec(String(address)) ?? [];
    const [, pinId] = /\/PinResource\/.*%22id%22%3A%22(\d+)%22/.exec(String(address)) ?? [];
    if (pinId === '500') throw new Error('The disk is full.');
    const isMissing =
      /\/(?:Board|User)Resource\/.*(?:anna|fire|nobody)/.test(String(address)) ||
      (pinId !== undefined && !PINS[pinId]);
    const found = pinId === undefined ? RESOURCES[resource] : PINS[pinId];
    const data = isMissing ? null : (found ?? []);
    const isRefused = /abc|a{501}/.test(String(address));
    const status = isRefused ? 400 : isMissing ? 404 : 200;
    const answer = {
      status: status === 200 ? 'success' : 'failure',
      code: 0,
      http_status: status,
      data,
    };
    return Response.json({ resource_response: answer }, { status });
  },
});
const calls: ClientCalls = createCalls(client);

/** What the router makes of what a loader returns or throws: its data and status, or a redirect. */
async function run(
  load: Promise<unknown>,
): Promise<{ data?: unknown; status: number; to?: string }> {
  const result = await load.catch((error: unknown) => error);
  if (result instanceof Response) {
    return { status: result.status, to: result.headers.get('location') ?? '' };
  }
  if (result instanceof Error) throw result;
  const isWithStatus = typeof result === 'object' && result !== null && 'init' in result;
  if (!isWithStatus) return { data: result, status: 200 };
  const { data, init } = result as { data: unknown; init: ResponseInit };
  return { data, status: init.status ?? 200 };
}

const onError = vi.fn();
beforeEach(() => onError.mockClear());

/** Opens a page as somebody with a username, or as a visitor. */
async function open(
  path: string,
  username?: string,
  experiments: LoaderContext['experiments'] = {},
) {
  const url = new URL(path, 'https://pins.example');
  const loading: LoaderContext = {
    calls,
    viewer: { userId: username === undefined ? null : '1' },
    user: username === undefined ? undefined : { id: '1', username },
    experiments,
    origin: url.origin,
    onError,
  };
  const context = new RouterContextProvider();
  context.set(loaderContext, () => loading);
  const match = matchRoutes(routes as RouteObject[], url.pathname)!.at(-1)!;
  // An entry of routes.ts, which has the file beside what React Router knows of a route.
  const { file } = match.route as unknown as { readonly file: string };
  const page = await modules[`./${file}`]!();
  const args = { url, context, request: new Request(url), params: {}, pattern: '' };
  const { data, status, to } = await run(page.loader(args));
  if (to !== undefined) return { to };
  const root = { loaderData: { origin: url.origin } };
  const meta =
    status === 404 || status === 500
      ? []
      : // What the head of a page reads of all that React Router hands over.
        page.meta!({ loaderData: data, location: url, matches: [root] } as unknown as MetaArgs);
  return { file, status, data, meta };
}

/** The content of a tag of a page: its title, or a `<meta>` by its name or property. */
function tag(meta: readonly object[] | undefined, name: string): unknown {
  for (const each of meta ?? []) {
    const { title, content, property } = each as Record<string, unknown>;
    if (name === 'title' && title !== undefined) return title;
    if (property === name || ('name' in each && each.name === name)) return content;
  }
  return undefined;
}

describe('a page', () => {
  it.each([
    ['/', 'pages/home.tsx', 200, 'Tackboard'],
    ['/login', 'pages/login.tsx', 200, 'Log in · Tackboard'],
    ['/ilsethorne/water/', 'pages/board.tsx', 200, 'Water, a board of ilsethorne · Tackboard'],
    ['/ilsethorne/fire/', 'pages/board.tsx', 404, undefined],
    ['/nobody/', 'pages/profile.tsx', 404, undefined],
    ['/pin/1/', 'pages/closeup.tsx', 404, undefined],
    ['/tv/studio/', 'pages/board.tsx', 404, undefined],
    ['/a/b/c/d/', 'pages/any.tsx', 404, undefined],
  ])('%s is of %s, with the status %d and the title %s', async (path, file, status, title) => {
    const page = await open(path);
    expect(page).toMatchObject({ file, status });
    expect(tag(page.meta, 'title')).toBe(title);
  });

  it.each([
    ['the first 500 characters of a longer text', 'a'.repeat(600), 'a'.repeat(500)],
    ['no half of an emoji', `${'a'.repeat(499)}🌵`, 'a'.repeat(499)],
  ])('searches %s', async (_, text, searched) => {
    const { meta } = await open(`/search/pins/?q=${encodeURIComponent(text)}`);
    expect(tag(meta, 'title')).toBe(`${searched}: All Pins · Tackboard`);
  });

  it.each([
    ['/me/', 'mina', '/mina/'],
    [
      '/ilsethorne/water/?board_url=%2Filsethorne%2Fwater%2F&accept_invite=true&seamless=true',
      undefined,
      '/login?next=%2Filsethorne%2Fwater%2F%3Fboard_url%3D%252Filsethorne%252Fwater%252F%26accept_invite%3Dtrue%26seamless%3Dtrue',
    ],
    // A secret board that the viewer is invited to: the profile shows the invitation.
    ['/anna/trips/', 'mina', '/mina/'],
    [
      '/anna/trips/?board_url=%2Fanna%2Ftrips%2F&accept_invite=true&seamless=true',
      'mina',
      '/mina/?board_url=%2Fanna%2Ftrips%2F&accept_invite=true&seamless=true',
    ],
    ['/me/', undefined, '/login?next=%2Fme%2F'],
    [
      '/pin/7/repin/?isEditingPin=true',
      undefined,
      '/login?next=%2Fpin%2F7%2Frepin%2F%3FisEditingPin%3Dtrue',
    ],
  ])('%s leads %s to %s', async (path, username, to) => {
    expect(await open(path, username)).toEqual({ to });
  });

  it('S3 §6: social networks get the largest picture that is not the original', async () => {
    const { meta } = await open('/pin/16/');
    expect(tag(meta, 'title')).toBe('Arches · Tackboard');
    expect(tag(meta, 'og:image')).toBe('https://pins.example/media/750.jpg');
  });

  it('S1 §2: search engines and previews get neither the page nor the picture of a removed story', async () => {
    const { status, meta } = await open('/pin/17/');
    expect([status, tag(meta, 'title')]).toEqual([200, 'Arches · Tackboard']);
    expect(tag(meta, 'robots')).toBe('noindex, nofollow');
    expect(JSON.stringify(meta)).not.toContain('/media/');
  });

  it('S3 §3: search engines leave out a pin that has a noindex reason', async () => {
    const { meta } = await open('/pin/18/');
    expect(tag(meta, 'og:image')).toBe('https://pins.example/media/750.jpg');
    expect(tag(meta, 'robots')).toBe('noindex, nofollow');
  });

  it('describes a section by its own pins', async () => {
    const { meta } = await open('/ilsethorne/water/rain/');
    expect(tag(meta, 'description')).toBe('Rain in Water, a board of ilsethorne: 0 Pins');
  });

  it('finds a section whose name has other letters than a to z', async () => {
    const page = await open('/ilsethorne/water/k%C3%BCche/');
    expect(page).toMatchObject({ status: 200, data: { section: { title: 'Küche' } } });
  });

  it('S3 §6: quick saves of others are for those whom the server has put into the experiment', async () => {
    const enabled = { boardless_pins_for_others: 'enabled' };
    expect(await open('/lena/_quick_saves/', 'mina', enabled)).toMatchObject({ status: 200 });
    expect(await open('/lena/_quick_saves/', 'mina')).toMatchObject({ status: 404 });
    const asked = '/lena/_quick_saves/?experiment=boardless_pins_for_others';
    expect(await open(asked, 'mina')).toMatchObject({ status: 404 });
  });

  it('fails with the error of a call that the server could not answer', async () => {
    await expect(open('/pin/500/')).rejects.toMatchObject({ code: 'connection' });
  });

  it('is missing when the server refuses its address, and the refusal is logged', async () => {
    expect(await open('/pin/abc/')).toMatchObject({ status: 404 });
    expect(onError).toHaveBeenCalledOnce();
  });
});
