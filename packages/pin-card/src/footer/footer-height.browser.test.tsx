import type { Pin } from '@tackboard/domain';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { cup, cupFor, dunes, press } from '../../test-data/card.js';
import { samplePage } from '../../test-data/page.js';
import { boards, people } from '../../test-data/pins.js';
import { PinCard } from '../card/pin-card.js';
import '@tackboard/ui/styles.css';
import '../styles.css';

afterEach(cleanup);

const find = (selector: string) => document.querySelector<HTMLElement>(selector);
const box = (selector: string) => find(selector)!.getBoundingClientRect();

async function show(pin: Pin, device: 'desktop' | 'mobile' = 'desktop') {
  const sample = samplePage({ device, defaultBoard: boards.posters });
  await act(async () => {
    render(
      sample.inside(
        <div style={{ inlineSize: device === 'mobile' ? 183 : 236 }}>
          <PinCard pin={pin} surface="AuthHomefeed" />
        </div>,
      ),
    );
  });
  return sample;
}

const { pinner: _, ...noSource } = dunes;
const short = { ...noSource, title: 'Dune study' };
const description = 'A low red sun above layers of sand, drawn in seven inks on heavy paper.';
const ad = { isPromoted: true, promoter: people.kiln } as const;
const free = (offer: object): Pin => ({
  ...cup,
  richSummary: { products: [{ offerSummary: offer, shippingInfo: { freeShippingValue: 0 } }] },
});

const PINS: readonly (readonly [string, Pin])[] = [
  ['a source', dunes],
  ['no source', noSource],
  ['a short title', short],
  ['a description', { ...noSource, description }],
  ['a price', cupFor({ price: '$24.00' })],
  ['a range of prices', cupFor({ minPrice: '$24.00', maxPrice: '$32.00' })],
  ['a struck price', cupFor({ price: '$24.00', standardPrice: '$32.00' })],
  ['shipping', free({ price: '$24.00' })],
  ['a price and a source', cupFor({ price: '$24.00' }, { pinner: people.nora })],
  ['an ad', { ...dunes, ...ad }],
  ['an ad with a price', cupFor({ price: '$24.00' }, ad)],
  ['an ad with a struck price', cupFor({ price: '$24.00', standardPrice: '$32.00' }, ad)],
  ['an ad with shipping', { ...free({ price: '$24.00' }), ...ad }],
];

/** Expects every line to be within the planned height of the footer, and the card to be as high as planned. */
function linesBeyondPlan() {
  const footer = find('.tb-footer')!;
  const planned = Number(footer.dataset['height']);
  const top = box('.tb-footer').top;
  for (const line of footer.children) {
    if (line.className.includes('tb-link')) continue;
    const { bottom } = line.getBoundingClientRect();
    // The line of a link is 24 px high, 3 of them beyond its 18.
    const beyond = line.matches('.tb-saved-status') ? 3 : 0;
    expect(bottom - top, line.className).toBeLessThanOrEqual(planned + beyond);
  }
  return planned - (box('.tb-card').bottom - top);
}

it.each(['desktop', 'mobile'] as const)(
  'on %s no line of an ad moves when its label is parsed after a paint',
  async (device) => {
    await show({ ...dunes, ...ad }, device);
    const { top } = box('.tb-title');
    // The markup as far as a browser has parsed it.
    find('.tb-promoted')!.remove();
    expect(box('.tb-title').top).toBe(top);
  },
);

describe.each(['desktop', 'mobile'] as const)('on %s', (device) => {
  it.each(PINS)('S1 §9.11 §9.12: the height is as planned: %s', async (_title, pin) => {
    await show(pin, device);
    expect(linesBeyondPlan()).toBe(0);
  });

  it.each(PINS)(
    'S1 §4.9 §9.11: a saved pin says where, in the same height: %s',
    async (_title, pin) => {
      await show({ ...pin, pinnedToBoard: boards.posters }, device);
      expect(find('.tb-footer .tb-saved-link')?.textContent).toBe('Saved to Posters');
      expect(box('.tb-saved-link').width).toBeGreaterThan(60);
      expect(box('.tb-saved-link').height).toBeGreaterThanOrEqual(24);
      expect(linesBeyondPlan()).toBe(0);
    },
  );
});

it('S1 §4.10: a product says "Saved!" for 950 ms, then its price and its board', async () => {
  const sample = await show(cupFor({ price: '$24.00' }));
  const before = box('.tb-card').height;
  await act(() => sample.ready());
  await act(() => press(find('.tb-save')!));
  await expect.poll(() => find('.tb-saved-status')?.textContent).toBe('Saved!');
  expect(find('.tb-price')).toBeNull();
  expect(box('.tb-card').height).toBe(before);

  await act(async () => sample.clock.advance(950));
  expect(find('.tb-saved-status')?.textContent).toMatch(/^Saved to /);
  expect(find('.tb-price')?.textContent).toBe('$24.00');
  expect(box('.tb-card').height).toBe(before);
});

describe('S1 §5.9: a description', () => {
  it('has two lines below a title of one line', async () => {
    await show({ ...short, description });
    expect(box('.tb-description span').height).toBe(36);
  });

  it('has one line below a title of two lines', async () => {
    await show({ ...noSource, description });
    expect(box('.tb-title').height).toBe(40);
    expect(box('.tb-description span').height).toBe(18);
  });
});
