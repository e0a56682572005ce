import { describeConformance } from '@tackboard/conformance';
import type { Pin } from '@tackboard/domain';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { people, pictures, samplePin } from '../../test-data/pins.js';
import { samplePage, viewer } from '../../test-data/page.js';
import { SeoPanel } from './seo-panel.js';

// Load the chunk once: the first import takes longer than a test waits.
beforeAll(() => import('./information-layer.js'));
afterEach(cleanup);

const pin = samplePin('1', pictures.dunes, {
  title: 'Dune study',
  description: 'Screen print in four colours.',
  altText: 'Layers of dunes',
  pinner: people.lena,
  board: { id: '1', name: 'Desert prints', url: '/lena/desert-prints/' },
  domain: 'printhouse.example',
  link: 'https://printhouse.example/dunes',
  digitalMediaSourceType: 8,
  pinJoin: {
    visualAnnotation: ['Dunes', 'Sun'],
    annotationsWithLinksArray: [{ name: 'Dunes', url: '/ideas/dunes/1/' }],
  },
});
const desktop = { viewer } as const;

function show(shown: Pin, context: Parameters<typeof samplePage>[0] = { ...desktop }) {
  render(samplePage(context).inside(<SeoPanel pin={shown} />));
}
const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'More information: Dune study' }));
  return screen.findByRole('dialog', { name: 'Dune study' });
};
const terms = () =>
  [...document.querySelectorAll('dl > div')].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  );

describe('SeoPanel', () => {
  describeConformance(<SeoPanel pin={pin} />, {
    element: HTMLButtonElement,
    inside: samplePage({ ...desktop }).inside,
  });

  describe('for crawlers', () => {
    describeConformance(<SeoPanel pin={pin} />, {
      element: HTMLElement,
      inside: samplePage({ viewer: { isAuth: false }, isBot: true }).inside,
    });
  });

  it.each([
    [viewer, '/Lena.Adler/'],
    [{ isAuth: false }, '/lena.adler/'],
  ])('links to the profile of the creator for %j (S1 §2)', async (who, href) => {
    show({ ...pin, pinner: { ...people.lena, username: 'Lena.Adler' } }, { viewer: who });
    await open();
    expect(screen.getByRole('link', { name: 'Lena Adler' }).getAttribute('href')).toBe(href);
  });

  it.each([
    [undefined, true],
    ['public', true],
    ['protected', false],
    ['secret', false],
    ['friends-only', false],
  ])('names a board with the privacy %s: %s (S1 §5)', async (privacy, isNamed) => {
    const board = { ...pin.board, ...(privacy && { privacy }) } as NonNullable<Pin['board']>;
    show({ ...pin, board });
    await open();
    expect(terms().some(([, text]) => text === 'Desert prints')).toBe(isNamed);
  });

  it.each([
    ['a video', { videos: { duration: 5_400_000 } }, '1.5 hours'],
    ['a recipe', { richMetadata: { recipe: { totalTime: 2_100_000 } } }, '30 minutes'],
    ['an image', {}, undefined],
  ])('names the duration of %s (S3 §5)', async (_title, changes, expected) => {
    show({ ...pin, ...changes });
    await open();
    expect(terms().find(([term]) => term === 'Duration')?.[1]).toBe(expected);
  });

  it('opens a modal (S1 §2)', async () => {
    show(pin);
    expect((await open()).className).toBe('tb-dialog');
    expect(terms()).toEqual([
      ['Description', 'Screen print in four colours.'],
      ['Picture', 'Layers of dunes'],
      ['By', 'Lena Adler'],
      ['Board', 'Desert prints'],
      ['From', 'printhouse.example'],
      ['Topics', 'Dunes, Sun'],
      ['How it was made', 'Digital art'],
    ]);
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual([
      '/lenaadler/',
      '/lena/desert-prints/',
      'https://printhouse.example/dunes',
      '/ideas/dunes/1/',
    ]);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('button'));
  });

  it('fills the screen on mobile web (S1 §2)', async () => {
    show(pin, { viewer, device: 'mobile' });
    const sheet = await open();
    expect([sheet.className, sheet.dataset['size']]).toEqual(['tb-sheet', 'full']);
  });

  it('is in the server markup for bots (S1 §6)', () => {
    const page = samplePage({ viewer: { isAuth: false }, isBot: true });
    const html = renderToString(page.inside(<SeoPanel pin={pin} />));
    expect(html).toContain('Screen print in four colours.');
    expect(html).not.toContain('<button');
  });

  it('leaves out unknown facts and unsafe links', async () => {
    show({
      id: '2',
      title: 'Dune study',
      link: 'javascript:alert(1)',
      pinner: { fullName: ' ' },
      board: { name: '<b>x</b>', url: 'javascript:alert(2)' },
    });
    await open();
    expect(terms()).toEqual([['Board', '<b>x</b>']]);
    expect(screen.queryByRole('link')).toBeNull();
  });
});
