import { describe, expect, it } from 'vitest';
import { GRAPH_EXAMPLE, REST_EXAMPLE } from './examples.ts';
import { explainCard, type Shown } from './explain.ts';
import { type PinRead, readPin } from './read-pin.ts';

const cup = (readPin(REST_EXAMPLE) as PinRead).json;
const dune = (readPin(GRAPH_EXAMPLE) as PinRead).json;

function explain(part: string, changes: Partial<Shown> = {}) {
  const shown: Shown = {
    json: cup,
    form: 'rest',
    surface: 'AuthHomefeed',
    viewer: 'user',
    device: 'desktop',
    ...changes,
  };
  return explainCard(shown).find((explanation) => explanation.part === part);
}

const field = (path: string, value: unknown, otherwise?: string) => ({
  fact: { kind: 'field', path, value },
  otherwise,
});

describe('explainCard', () => {
  it('S1 §5: names the size of the picture, and the next one', () => {
    expect(explain('picture')).toMatchObject({
      shows: '236x',
      reasons: [field('images.236x.url', '/photographs/coffee.jpg?236x', '170x')],
    });
    expect(explain('picture', { json: dune, form: 'graph' })).toMatchObject({
      shows: '236x',
      reasons: [field('imageSpec_236x.url', '/prints/dunes.svg?236x', '136x136')],
    });
  });

  it('S3 §6: a bot of a social network gets the largest picture that is not the original', () => {
    expect(explain('picture', { viewer: 'socialBot' })?.shows).toBe('736x');
  });

  it('S1 §4: a visitor sees no footer', () => {
    expect(explain('footer', { viewer: 'visitor' })).toMatchObject({
      shows: undefined,
      reasons: [
        {
          fact: { kind: 'viewer', is: 'Signed-out visitor', usual: 'Signed-in user' },
          otherwise: '90 px high',
        },
      ],
    });
  });

  it('S1 §5: the price makes the footer 90 px high, and the crossed-out price is part of it', () => {
    const paths = explain('price')?.reasons.map(({ fact }) => 'path' in fact && fact.path);
    expect(paths).toEqual(
      expect.arrayContaining(['rich_summary.products[0].offer_summary.standard_price']),
    );
    expect(explain('footer')?.shows).toBe('90 px high');
  });

  it('S1 §5: the surface hides the save button', () => {
    expect(explain('saveButton', { surface: 'ProfileManager' })).toMatchObject({
      shows: undefined,
      isEachEnough: false,
      reasons: [
        {
          fact: { kind: 'surface', is: 'ProfileManager', usual: 'AuthHomefeed' },
          otherwise: '“Save”, type inline',
        },
      ],
    });
  });

  it('S1 §5: the save button is classic for a user without boards', () => {
    expect(explain('saveButton', { viewer: 'noBoards' })).toMatchObject({
      shows: '“Save”, type classic',
      reasons: [{ otherwise: '“Save”, type inline' }],
    });
  });

  it('S1 §5: finds the flag of the pin, whose absence changes the button', () => {
    const json = { ...cup, is_quick_promotable: true };
    expect(explain('saveButton', { json })).toMatchObject({
      shows: '“Promote”, type promote',
      reasons: [field('is_quick_promotable', true, '“Save”, type inline')],
    });
  });

  it('names two facts of which each is enough', () => {
    const json = { ...cup, promoted_is_removable: true };
    expect(explain('saveButton', { json, surface: 'ProfileManager' })).toMatchObject({
      shows: undefined,
      isEachEnough: true,
      reasons: [
        { fact: { kind: 'surface' }, otherwise: '“Save”, type inline' },
        { fact: { kind: 'field', path: 'promoted_is_removable' } },
      ],
    });
  });

  it('S3 §5: names both titles when they say the same', () => {
    expect(explain('title')).toMatchObject({
      isEachEnough: true,
      reasons: expect.arrayContaining([
        expect.objectContaining({ fact: expect.objectContaining({ path: 'grid_title' }) }),
      ]) as unknown,
    });
  });

  it('gives no reason for what every card shows or lacks', () => {
    expect(explain('moreMenu')).toMatchObject({ shows: 'shows', reasons: [] });
    expect(explain('carousel')).toMatchObject({ shows: undefined, reasons: [] });
  });

  it('explains nothing without a pin', () => {
    expect(
      explainCard({ json: {}, form: 'rest', surface: 'X', viewer: 'user', device: 'desktop' }),
    ).toEqual([]);
  });
});
