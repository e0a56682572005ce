import { cleanup, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { samplePage } from '../../test-data/page.js';
import { feed } from '../../test-data/pins.js';
import { PinCard } from '../card/pin-card.js';
import { SpeculationRules } from './speculation-rules.js';

const rulesOfPage = () =>
  [...document.querySelectorAll<HTMLScriptElement>('script[type="speculationrules"]')].map(
    ({ textContent, nonce }) => ({ rules: JSON.parse(textContent) as unknown, nonce }),
  );

afterEach(cleanup);

describe('SpeculationRules', () => {
  it('lets the browser render the page of a card under the pointer, while it is mounted', () => {
    const { unmount } = render(samplePage({ nonce: 'abc' }).inside(<SpeculationRules />));
    expect(rulesOfPage()).toEqual([
      {
        rules: {
          prerender: [{ where: { selector_matches: '.tb-card .tb-link' }, eagerness: 'moderate' }],
        },
        nonce: 'abc',
      },
    ]);
    unmount();
    expect(rulesOfPage()).toEqual([]);
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

  it('renders nothing on a server', () => {
    expect(renderToString(samplePage().inside(<SpeculationRules />))).toBe('');
  });
});
