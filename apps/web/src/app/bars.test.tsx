import { createCalls, createClient } from '@tackboard/api-client';
import { TackboardProvider } from '@tackboard/pin-card';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { Footer } from './bars.js';
import { createKit } from './tackboard.js';
import { type Demo, DemoProvider } from './demo-context.js';
import { createRouter } from './router/router.js';

/** Returns the markup of the bar of a visitor at the page of a search. */
function footer(device: 'desktop' | 'mobile'): string {
  const path = '/search/pins/?q=rug';
  const router = createRouter({ key: path, path, data: undefined });
  const session = { isAuthenticated: false };
  const origin = 'http://localhost';
  const state = {
    origin,
    session,
    people: [],
    device,
    browserCode: 0,
    osCode: 0,
    consent: {},
    hasPrivacySignal: false,
    renderedAt: 0,
  };
  const calls = createCalls(createClient({ origin: 'http://localhost', fetch }));
  // The bar needs nothing else of the demo.
  const demo = { device, origin, router, language: undefined, words: undefined } as unknown as Demo;
  return renderToString(
    <MemoryRouter initialEntries={[path]}>
      <DemoProvider value={demo}>
        <TackboardProvider client={createKit(state, calls, router, {})}>
          <Footer current={undefined} viewer={undefined} />
        </TackboardProvider>
      </DemoProvider>
    </MemoryRouter>,
  );
}

describe('the bar at the bottom, S1 §2', () => {
  it('leads visitors on a phone to what they may see, and to the login', () => {
    const html = footer('mobile');
    const hrefs = [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
    expect(hrefs).toEqual([
      '/',
      '/today',
      '/ideas/',
      '/search/',
      '/login?next=%2Fsearch%2Fpins%2F%3Fq%3Drug',
    ]);
    const [, current] = /<a ([^>]*href="\/search\/"[^>]*)>/.exec(html) ?? [];
    expect(current).toContain('aria-current="page"');
  });

  it('is for phones', () => {
    expect(footer('desktop')).toBe('');
  });
});
