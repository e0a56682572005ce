import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildContext, buildPin, buildProductPin, buildPromotedPin } from '../testing/index.js';
import { arbitraryPin } from '../testing/arbitraries.js';
import { SURFACES } from '../surface.js';
import { saveButton } from '../pin/save-button.js';
import type { CardContext } from '../context.js';
import type { Pin } from '../pin/pin.js';
import { explainCard } from './index.js';

function explain(part: string, pin: Pin, context: Partial<CardContext> = {}) {
  return explainCard(pin, buildContext(context)).find((explanation) => explanation.part === part)!;
}

describe('explainCard', () => {
  it('S1 §5.18: names the field that takes the save button away', () => {
    const pin = buildPin({ promotedIsRemovable: true });
    expect(explain('saveButton', pin)).toEqual({
      part: 'saveButton',
      title: 'Save button',
      rule: 'S1 §5.18',
      shows: undefined,
      reasons: [{ field: 'promotedIsRemovable', value: true, otherwise: 'inline' }],
      isEachEnough: false,
      missing: [],
      sentence: 'No Save button: `promotedIsRemovable` is true.',
    });
  });

  it('S1 §5.18: names the surface that has no save button', () => {
    expect(explain('saveButton', buildPin(), { surface: 'ProfileManager' }).sentence).toBe(
      'No Save button: `surface` is "ProfileManager".',
    );
  });

  it('S1 §5.18: names two facts of which each takes the save button away', () => {
    const pin = buildPin({ promotedIsRemovable: true });
    const explanation = explain('saveButton', pin, { surface: 'ProfileManager' });
    expect(explanation.isEachEnough).toBe(true);
    expect(explanation.sentence).toBe(
      'No Save button: each of these is enough: `promotedIsRemovable` is true; `surface` is "ProfileManager".',
    );
  });

  it('S1 §5.17: says what the button would be without the field', () => {
    const { shows, reasons } = explain('saveButton', buildPin({ isQuickPromotable: true }));
    expect(shows).toBe('promote');
    expect(reasons).toEqual([{ field: 'isQuickPromotable', value: true, otherwise: 'inline' }]);
  });

  it('S1 §4.12: names the viewer for whom there is no footer', () => {
    const visitor = { viewer: { isAuth: false } };
    expect(explain('footer', buildPin(), visitor).sentence).toBe(
      'No footer: `viewer.isAuth` is false.',
    );
    expect(explain('title', buildPin(), visitor).sentence).toBe(
      'No title: `viewer.isAuth` is false.',
    );
  });

  it('S1 §5.13: names the size of the picture, and the next one', () => {
    const images = { '236x': { url: '/small.jpg' }, '736x': { url: '/large.jpg' } };
    expect(explain('picture', buildPin({ images }))).toMatchObject({
      shows: '236x',
      reasons: [{ field: 'images.236x.url', value: '/small.jpg', otherwise: '736x' }],
    });
  });

  it('S1 §5.11: finds the struck price inside of the product', () => {
    const fields = explain('price', buildProductPin()).reasons.map(({ field }) => field);
    expect(fields).toContain('richSummary.products[0].offerSummary.price');
  });

  it('S1 §5.19: an ad is labelled because it is promoted', () => {
    expect(explain('advertising', buildPromotedPin()).shows).toBe('shown');
    expect(explain('source', buildPromotedPin()).shows).toBeUndefined();
  });

  it('S3 §5.7: names what a pin without a rating lacks', () => {
    const explanation = explain('rating', buildPin());
    expect(explanation.missing).toEqual(['richSummary', 'richMetadata']);
    expect(explanation.sentence).toBe('No rating: the pin has no `richSummary`, `richMetadata`.');
  });

  it('S1 §2.30: a removed pin has its placeholder, and nothing else is missed', () => {
    const pin = buildPin({ storyPinData: { isDeleted: true } });
    const shown = explainCard(pin, buildContext()).filter(({ shows }) => shows !== undefined);
    expect(shown.map(({ part }) => part)).toEqual(['removed']);
    expect(explain('saveButton', pin).sentence).toBe(
      'No Save button: `storyPinData.isDeleted` is true.',
    );
  });

  it('gives no reason for what every card has', () => {
    expect(explain('moreMenu', buildPin()).sentence).toBe('More button.');
  });

  it('a frozen pin can be explained', () => {
    const pin = Object.freeze(
      buildPin({ images: Object.freeze({ '236x': Object.freeze({ url: '/a.jpg' }) }) }),
    );
    expect(explain('picture', pin).shows).toBe('236x');
  });

  it('what it says of Save is what the rule says, and every reason changes it', () => {
    fc.assert(
      fc.property(
        arbitraryPin,
        fc.constantFrom(...SURFACES),
        fc.record({ isAuth: fc.boolean(), boardCount: fc.nat(2) }),
        (pin, surface, viewer) => {
          const context = buildContext({ surface, viewer });
          const explanation = explain('saveButton', pin, context);
          const isRemoved = pin.storyPinData?.isDeleted === true;
          expect(explanation.shows).toBe(isRemoved ? undefined : saveButton(pin, context)?.type);
          for (const { otherwise } of explanation.reasons) {
            expect(otherwise).not.toBe(explanation.shows);
          }
        },
      ),
    );
  });
});
