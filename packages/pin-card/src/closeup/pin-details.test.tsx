import { describeConformance } from '@tackboard/conformance';
import type { Pin } from '@tackboard/domain';
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cup, dunes } from '../../test-data/card.js';
import { samplePage } from '../../test-data/page.js';
import { PinCardRoot } from '../card/pin-card-root.js';
import { PinDetails } from './pin-details.js';

afterEach(cleanup);

const inside = (pin: Pin) => (children: ReactNode) =>
  samplePage().inside(
    <PinCardRoot pin={pin} surface="AuthHomefeed">
      {children}
    </PinCardRoot>,
  );
const product: Pin = {
  ...cup,
  richSummary: {
    aggregateRating: { rating: 4.2, ratingCount: 128 },
    products: [
      {
        brand: { name: 'Kiln & Co' },
        offerSummary: { price: '$24.00', standardPrice: '$32.00', percentageOff: '25' },
        labels: ['Best seller'],
        shippingInfo: { freeShippingPrice: '$60', freeShippingValue: 60 },
      },
    ],
  },
};
const MADE_WITH_AI = 11;
const DIGITAL_ART = 8;

const notes = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

describe('PinDetails', () => {
  describeConformance(<PinDetails />, { element: HTMLDivElement, inside: inside(product) });

  it('shows the price, the reduction, the rating and notes of a product (S1 §5, S3 §5)', () => {
    render(inside(product)(<PinDetails />));
    expect(document.querySelector('.tb-details-price')?.textContent).toBe(
      '$24.00Original price: $32.00$32.0025% off',
    );
    expect(screen.getByText('Rated 4.2 out of 5')).toBeVisible();
    expect(notes()).toEqual(['Kiln & Co', 'Best seller', 'Free shipping over $60']);
  });

  it('shows no price of a stale product, but its label (S1 §8)', () => {
    render(inside({ ...product, isStaleProduct: true })(<PinDetails />));
    expect(document.querySelector('.tb-details-price')).toBeNull();
    expect(notes()).toContain('See price on site');
  });

  it('shows a label that is named as the brand (S1 §3)', () => {
    const consoleError = vi.spyOn(console, 'error');
    const products = [{ brand: { name: 'Kiln' }, labels: ['Kiln'] }];
    render(inside({ ...dunes, richSummary: { products } })(<PinDetails />));
    expect(notes()).toEqual(['Kiln', 'Kiln']);
    expect(consoleError).not.toHaveBeenCalled();
  });

  it('shows the time and servings of a recipe (S1 §9)', () => {
    const recipe = { cookTime: 6_300_000, servings: 'Serves 8' };
    render(inside({ ...dunes, richMetadata: { recipe } })(<PinDetails />));
    expect(notes()).toEqual(['1h 45m', 'Serves 8']);
  });

  it('shows the headline and the authors of an article (S1 §3)', () => {
    const article = { name: 'Leave the seed heads standing', authors: ['Ilse', ' ', 'Nora'] };
    render(inside({ ...dunes, richSummary: { article } })(<PinDetails />));
    expect(screen.getByRole('blockquote').textContent).toBe(
      'Leave the seed heads standingIlse, Nora',
    );
  });

  it('renders nothing for a pin that its page says nothing about', () => {
    render(inside(dunes)(<PinDetails />));
    expect(document.querySelector('.tb-details')).toBeNull();
  });

  it('says that a model made the picture, and nothing of other origins (S3 §3)', () => {
    render(inside({ ...dunes, digitalMediaSourceType: MADE_WITH_AI })(<PinDetails />));
    expect(notes()).toEqual(['Made with AI']);
    cleanup();
    render(inside({ ...dunes, digitalMediaSourceType: DIGITAL_ART })(<PinDetails />));
    expect(screen.queryAllByRole('listitem')).toEqual([]);
  });
});
