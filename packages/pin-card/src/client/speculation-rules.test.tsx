import { cleanup, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { samplePage } from '../../test-data/page.js';
import { feed } from '../../test-data/pins.js';
import { PinCard } from '../card/pin-card.js';
import { SpeculationRules } from './speculation-rules.js';

const element = () => samplePage({ nonce: 'abc' }).inside(<SpeculationRules />);

const scripts = () => document.querySelectorAll('script[type="speculationrules"]');

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

describe('SpeculationRules', () => {
  it('lets the browser render the page of a card under the pointer', () => {
    expect(renderToString(element())).toBe(
      '<script type="speculationrules" nonce="abc">' +
        '{"prerender":[{"where":{"selector_matches":".tb-card .tb-link"},"eagerness":"moderate"}]}' +
        '</script>',
    );
  });

  it('hydrates, and stays while it is mounted', () => {
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(element());
    const [served] = scripts();
    const onRecoverableError = vi.fn();
    const { rerender, unmount } = render(element(), {
      container,
      hydrate: true,
      onRecoverableError,
    });
    rerender(element());
    expect([...scripts()]).toEqual([served]);
    expect(onRecoverableError).not.toHaveBeenCalled();
    unmount();
    expect(scripts()).toHaveLength(0);
  });

  it('makes no script in a browser, because Trusted Types refuse it', () => {
    render(element());
    expect(scripts()).toHaveLength(0);
  });

  it('selects the links of cards to the pages of their pins, and no other link', () => {
    const page = samplePage();
    const { container } = render(
      page.inside(
        <>
          <a href="/settings/">Settings</a>
          {feed.slice(0, 6).map((pin) => (
            <PinCard key={pin.id} pin={pin} surface="AuthHomefeed" />
          ))}
        </>,
      ),
    );
    const selected = [...container.querySelectorAll('.tb-card .tb-link')].map((link) =>
      link.getAttribute('href'),
    );
    expect(selected).toHaveLength(6);
    expect(selected.filter((href) => !/^\/pin\/\d+\/$/.test(href ?? ''))).toEqual([]);
  });
});
