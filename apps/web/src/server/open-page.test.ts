import { type ClientCalls, createCalls, createClient } from '@tackboard/api-client';
import { classify } from '@tackboard/routes';
import { describe, expect, it } from 'vitest';
import type { PageRequest } from '../app/pages/define-page.js';
import { openPage } from './open-page.js';

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

async function open(path: string, username?: string) {
  const url = new URL(path, 'https://pins.example');
  const errors: unknown[] = [];
  const request: PageRequest = {
    link: classify(url.pathname),
    path,
    query: url.searchParams,
    calls,
    client,
    viewer: { userId: username === undefined ? null : '1' },
    user: username === undefined ? undefined : { id: '1', username },
    experiments: {},
    language: undefined,
    words: undefined,
    origin: url.origin,
    storybookUrl: 'http://localhost:6006',
    seededId: (_kind, name) => name,
  };
  const page = await openPage(request, (error) => errors.push(error));
  return { page, errors };
}

describe('openPage', () => {
  it.each([
    ['/', 'home', 200, 'Tackboard'],
    ['/login', 'login', 200, 'Log in'],
    ['/ilsethorne/water/', 'board', 200, 'Water, a board of ilsethorne'],
    ['/ilsethorne/fire/', 'unknown', 404, 'Page not found'],
    ['/nobody/', 'unknown', 404, 'Page not found'],
    ['/pin/1/', 'unknown', 404, 'Page not found'],
    ['/tv/studio/', 'tv-studio', 404, 'Page not found'],
  ])(
    '%s is the page %s, with the status %d and the title %s',
    async (path, name, status, title) => {
      const { page, errors } = await open(path);
      expect(page).toMatchObject({ kind: 'page', name, status, head: { title } });
      expect(errors).toEqual([]);
    },
  );

  it.each([
    ['the first 500 characters of a longer text', 'a'.repeat(600), 'a'.repeat(500)],
    ['no half of an emoji', `${'a'.repeat(499)}🌵`, 'a'.repeat(499)],
  ])('searches %s', async (_, text, searched) => {
    const { page } = await open(`/search/pins/?q=${encodeURIComponent(text)}`);
    expect(page).toMatchObject({ status: 200, head: { title: `${searched}: All Pins` } });
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
    expect((await open(path, username)).page).toEqual({ kind: 'redirect', to });
  });

  it('S3 §6: social networks get the largest picture that is not the original', async () => {
    const { page } = await open('/pin/16/');
    expect(page).toMatchObject({ head: { title: 'Arches', image: '/media/750.jpg' } });
  });

  it('S1 §2: search engines and previews get neither the page nor the picture of a removed story', async () => {
    const { page } = await open('/pin/17/');
    expect(page).toMatchObject({ status: 200, head: { title: 'Arches', isPrivate: true } });
    expect(JSON.stringify(page.kind === 'page' && page.head)).not.toContain('/media/');
  });

  it('S3 §3: search engines leave out a pin that has a noindex reason', async () => {
    const { page } = await open('/pin/18/');
    expect(page).toMatchObject({ head: { image: '/media/750.jpg', isPrivate: true } });
  });

  it('describes a section by its own pins', async () => {
    const { page } = await open('/ilsethorne/water/rain/');
    expect(page).toMatchObject({
      head: { description: 'Rain in Water, a board of ilsethorne: 0 Pins' },
    });
  });

  it('finds a section whose name has other letters than a to z', async () => {
    const { page } = await open('/ilsethorne/water/k%C3%BCche/');
    expect(page).toMatchObject({ status: 200, data: { section: { title: 'Küche' } } });
  });

  it('shows a page with the status 500 when a page cannot be read, and reports the error', async () => {
    const { page, errors } = await open('/pin/500/');
    expect(page).toMatchObject({ kind: 'page', name: 'failed', status: 500 });
    expect(errors).toMatchObject([{ code: 'connection', cause: new Error('The disk is full.') }]);
  });
});
