import { createCalls, createClient } from '@tackboard/api-client';
import { TackboardProvider } from '@tackboard/pin-card';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Footer } from './bars.js';
import { createDemoClient } from './create-demo-client.js';
import { type Demo, DemoProvider } from './demo-context.js';
import { createStaticRouter } from './router/router.js';

/** Returns the markup of the bar of a visitor at the page of a search. */
function footer(device: 'desktop' | 'mobile'): string {
  const path = '/search/pins/?q=rug';
  const router = createStaticRouter({
    key: path,
    path,
    keepsScroll: false,
    data: undefined,
    render: () => null,
  });
  const session = { isAuthenticated: false };
  const state = { session, people: [], device, browserCode: 0, osCode: 0, printedAt: 0, drift: [] };
  const calls = createCalls(createClient({ origin: 'http://localhost', fetch }));
  // The bar needs nothing else of the demo.
  const demo = { device, router, language: undefined, words: undefined } as Demo;
  return renderToString(
    <TackboardProvider client={createDemoClient(state, calls, router, {})}>
      <DemoProvider value={demo}>
        <Footer current={undefined} viewer={undefined} />
      </DemoProvider>
    </TackboardProvider>,
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
    expect(html).toMatch(/<a [^>]*href="\/search\/" aria-current="page"/);
  });

  it('is for phones', () => {
    expect(footer('desktop')).toBe('');
  });
});
