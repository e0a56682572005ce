import type { Pin } from '@tackboard/domain';
import { decodePin, encodePin } from '@tackboard/domain/wire';
import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { ComponentType } from 'react';
import { samplePage } from '../test-data/page.js';
import { WhyThisAdButton } from './menu/why-this-ad-button.js';
import { PinBadges } from './card/pin-badges.js';
import { PinCard } from './card/pin-card.js';
import { PinCardRoot } from './card/pin-card-root.js';
import { PinCarousel } from './visual/pin-carousel.js';
import { ItemChips } from './visual/item-chips.js';
import * as closeup from './closeup/index.js';
import { DeletePinButton } from './organise/delete-pin-button.js';
import { DomainChip } from './links/domain-chip.js';
import { PinFeedback } from './feedback/pin-feedback.js';
import { PinFooter } from './footer/pin-footer.js';
import { hostile, HOSTILE_TIMEOUT_MS, IS_FULL, PINS, SEED } from './hostile-pins.test.fixture.js';
import { jsonLdText, pinJsonLd } from './card/pin-json-ld.js';
import { PinForm } from './forms/pin-form.js';
import { SaveButton } from './save/save-button.js';
import { PinInformation } from './closeup/pin-information.js';
import { ShoppingIndicator } from './visual/shopping-indicator.js';
import { PinVideo } from './video/pin-video.js';
import { PinVisual } from './visual/pin-visual.js';

const RUNS = IS_FULL ? 100_000 : 300;
/** A page has about twenty parts, so it takes several times as long as a card. */
const PAGE_RUNS = IS_FULL ? 25_000 : 200;

const WIRE_PINS = PINS.map((pin) => encodePin(pin));

const { inside } = samplePage();
const VIEWER_ID = '42';
const render = (pin: unknown) =>
  renderToString(inside(<PinCard pin={pin as Pin} surface="AuthHomefeed" />));

const { AnnotationPills, RepinConfirmation: _ofSavedPins, SeoPanel, ...closeupParts } = closeup;

/** The parts of a card that a page arranges itself; every part of the close-up, also later ones. */
const CARD_PARTS: readonly ComponentType[] = [
  ...(Object.values(closeupParts) as ComponentType[]),
  DomainChip,
  ItemChips,
  PinBadges,
  PinCarousel,
  PinFeedback,
  PinFooter,
  PinVideo,
  PinVisual,
  SaveButton,
  ShoppingIndicator,
];

/** Parts that get the pin as a prop, so that they may also stand outside of a card. */
const PIN_PARTS: readonly ComponentType<{ readonly pin: Pin }>[] = [
  AnnotationPills,
  DeletePinButton,
  SeoPanel,
  WhyThisAdButton,
];

/** A page of one pin, as a close-up is. */
function renderPage(given: unknown): string {
  const pin = given as Pin;
  const pinParts = PIN_PARTS.map((Part, index) => <Part key={index} pin={pin} />);
  return renderToString(
    inside(
      <>
        <PinCardRoot pin={pin} surface="AuthHomefeed">
          {CARD_PARTS.map((Part, index) => (
            <Part key={index} />
          ))}
          {pinParts}
          <PinInformation pin={pin} />
        </PinCardRoot>
        {pin?.id ? pinParts : null}
        <PinForm pin={pin} onSubmit={async () => undefined} />
      </>,
    ),
  );
}

/*
 * The pin is checked before React renders a part, so no error boundary takes part in it. React 19 runs here; the samples of
 * every component are rendered and hydrated with React 18 too, by `apps/storybook/kit-tests`.
 */
describe('a hostile pin on a server (S1 §8)', () => {
  it(
    `is decoded to a card, or to nothing (${RUNS} pins, seed ${SEED})`,
    () => {
      let cards = 0;
      const property = fc.property(hostile(WIRE_PINS), (json) => {
        const decoded = decodePin(json, { onDrift: () => undefined });
        if (!decoded) return;
        expect(render(decoded)).toContain('class="tb-card"');
        cards += 1;
      });
      fc.assert(property, { numRuns: RUNS, seed: SEED });
      expect(cards).toBeGreaterThan(RUNS / 2);
    },
    HOSTILE_TIMEOUT_MS,
  );

  it(
    `without a decoder is a card or the fallback tile, and never throws (${RUNS} pins, seed ${SEED})`,
    () => {
      const kinds = { card: 0, tile: 0 };
      const property = fc.property(hostile(PINS), (pin) => {
        const html = render(pin);
        const isCard = html.includes('class="tb-card"');
        expect(isCard || html.includes('class="tb-card-failed"')).toBe(true);
        kinds[isCard ? 'card' : 'tile'] += 1;
      });
      fc.assert(property, { numRuns: RUNS, seed: SEED });
      expect(kinds.card).toBeGreaterThan(RUNS / 2);
      expect(kinds.tile).toBeGreaterThan(RUNS / 100);
    },
    HOSTILE_TIMEOUT_MS,
  );

  it(
    `without a decoder is a page of parts or the fallback tile, and never throws (${PAGE_RUNS} pins, seed ${SEED})`,
    () => {
      const kinds = { card: 0, tile: 0 };
      const property = fc.property(hostile(PINS), (pin) => {
        const html = renderPage(pin);
        const isCard = html.includes('class="tb-card"');
        expect(isCard || html.includes('class="tb-card-failed"')).toBe(true);
        kinds[isCard ? 'card' : 'tile'] += 1;
        const data = pinJsonLd(pin as Pin, { origin: 'https://pins.example' });
        expect(data ? jsonLdText(data) : 'schema.org').toContain('schema.org');
      });
      fc.assert(property, { numRuns: PAGE_RUNS, seed: SEED });
      expect(kinds.card).toBeGreaterThan(PAGE_RUNS / 2);
      expect(kinds.tile).toBeGreaterThan(PAGE_RUNS / 100);
    },
    HOSTILE_TIMEOUT_MS,
  );

  it.each<[string, unknown]>([
    ['pages: 5', { storyPinData: { pages: 5 } }],
    ['pages: [null, null]', { storyPinData: { pages: [null, null] } }],
    ['blocks: null', { storyPinData: { pages: [{ blocks: null }, { blocks: null }] } }],
    ['pinId: null', { collectionPin: { itemData: [{ pinId: null }, {}, {}] } }],
    ['username: null', { pinner: { username: null, fullName: 'Nora' } }],
    ['blocks: 5', { storyPinData: { pages: [{ blocks: 5 }, { blocks: 5 }] } }],
    ['labels: 5', { richSummary: { products: [{ labels: 5 }] } }],
    ['authors: 5', { richSummary: { article: { name: 'Kilns', authors: 5 } } }],
    ['servings: 5', { richSummary: { recipe: { servings: 5 } } }],
    ['title: {}', { collectionPin: { itemData: [{ title: {} }] } }],
    ['annotationsWithLinksArray: 5', { pinJoin: { annotationsWithLinksArray: 5 } }],
  ])('with %s leaves out the part that shows it, or the card', (_name, junk) => {
    expect(renderPage({ id: '1', ...(junk as object) })).toMatch(/class="tb-card(-failed)?"/);
  });

  it('with reactions that are no list is the fallback tile where reactions show', () => {
    const own: unknown = {
      id: '1',
      pinner: { id: VIEWER_ID },
      storyPinDataId: '2',
      reactionCountsData: {},
    };
    expect(render(own)).toContain('class="tb-card-failed"');
  });
});
