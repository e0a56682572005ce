import { type CardContext, type Pin, SURFACES } from '@tackboard/domain';
import { type CardPart, explainCard } from '@tackboard/domain/explain';
import { arbitraryPin } from '@tackboard/domain/testing/arbitraries';
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { samplePage } from '../../test-data/page.js';
import { PinCard } from './pin-card.js';

/** Where each part is in the markup of a card. The shopping indicator shows only while the page scrolls. */
const SELECTORS: Readonly<Record<Exclude<CardPart, 'shoppingIndicator'>, string>> = {
  picture: '.tb-visual-image',
  carousel: '.tb-carousel',
  badge: '.tb-badges',
  chips: '.tb-item-chips',
  footer: '.tb-footer',
  title: '.tb-title',
  description: '.tb-description',
  price: '.tb-price',
  shipping: '.tb-shipping',
  rating: '.tb-stars',
  recipeTime: '.tb-note',
  labels: '.tb-note',
  source: '.tb-source-name, .tb-source .tb-visually-hidden',
  reactions: '.tb-reactions',
  statistics: '.tb-partner',
  advertising: '.tb-promoted, .tb-advertising',
  saveButton: '.tb-save',
  domainChip: '.tb-domain-chip',
  sendButton: '.tb-share',
  moreMenu: '.tb-more',
  overlay: '.tb-overlay',
  removed: '.tb-removed',
};

/** Parts that are at one place. */
const NOTES: readonly CardPart[] = ['recipeTime', 'labels'];

/** Whose copy of a pin is saved is known to the store alone. */
const unsaved = ({ pinnedToBoard: _1, isSaved: _2, isSavedToProfile: _3, ...pin }: Pin): Pin => pin;

const context = fc.record(
  {
    surface: fc.constantFrom(...SURFACES, 'Unknown'),
    device: fc.constantFrom('desktop', 'mobile'),
    isBot: fc.boolean(),
    isFooterHiddenByExperience: fc.boolean(),
    viewer: fc.oneof(
      fc.record({
        isAuth: fc.constant(true),
        id: fc.constantFrom('42', '1'),
        boardCount: fc.nat(2),
        isPartner: fc.boolean(),
      }),
      fc.constant({ isAuth: false }),
    ),
  },
  { requiredKeys: ['surface', 'viewer'] },
) satisfies fc.Arbitrary<Omit<CardContext, 'now'>>;

/** With all pages of a site no part is missing for want of one. */
const EVERY_PAGE = { openPromote: () => undefined, openSend: () => undefined };

const NOW = Date.UTC(2026, 0, 5);

it('every part shows that is explained as shown, and no other (S1 §2.17)', () => {
  fc.assert(
    fc.property(arbitraryPin.map(unsaved), context, (pin, { surface, ...facts }) => {
      const { inside } = samplePage({ ...facts, now: NOW, navigation: EVERY_PAGE });
      const markup = renderToStaticMarkup(inside(<PinCard pin={pin} surface={surface} />));
      const card = new DOMParser().parseFromString(markup, 'text/html');
      const explained = explainCard(pin, { ...facts, surface, now: NOW });
      const shown = new Set(
        explained.flatMap(({ part, shows }) => (shows === undefined ? [] : [part])),
      );
      if (NOTES.some((part) => shown.has(part))) for (const part of NOTES) shown.add(part);
      const seen = Object.entries(SELECTORS).flatMap(([part, selector]) =>
        card.querySelector(selector) ? [part] : [],
      );
      expect(seen).toEqual(Object.keys(SELECTORS).filter((part) => shown.has(part as CardPart)));
    }),
  );
});
