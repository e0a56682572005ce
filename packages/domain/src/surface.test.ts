import rows from './surface.cases.json' with { type: 'json' };
import { describe, expect, expectTypeOf, it } from 'vitest';
import { defineSurface, SURFACE_PARTS, surfaceNames, surfaceParts, SURFACES } from './surface.js';

describe('surfaceParts', () => {
  it('S1 §2.11: the home feed shows every part but the selection', () => {
    const shown = SURFACE_PARTS.filter((part) => surfaceParts('AuthHomefeed')[part]);
    expect(shown).toEqual([
      'footer',
      'title',
      'attribution',
      'price',
      'rating',
      'reactions',
      'saveButton',
      'hoverOverlay',
      'moreMenu',
      'sendButton',
      'domainChip',
      'savedStatus',
      'shoppingIndicator',
      'badges',
    ]);
  });

  it.each(rows)('S1 §2.11: $surface differs from the home feed by $without and $with', (row) => {
    const parts = surfaceParts(row.surface);
    const home = surfaceParts('AuthHomefeed');
    expect(SURFACE_PARTS.filter((part) => home[part] && !parts[part])).toEqual(row.without);
    expect(SURFACE_PARTS.filter((part) => !home[part] && parts[part])).toEqual(row.with);
  });

  it('S1 §2.12 §2.13 §2.14 §2.15 §2.16: every surface is in the table of cases', () => {
    expect(rows.map(({ surface }) => surface)).toEqual(SURFACES);
  });

  it.each(['HostsOwnGrid', '', 'constructor', '__proto__'])(
    'S1 §2.11: the unknown surface %j is like the home feed',
    (surface) => {
      expect(surfaceParts(surface)).toBe(surfaceParts('AuthHomefeed'));
    },
  );
});

describe('defineSurface', () => {
  it('S1 §2.11: a surface of the host differs from the home feed as it says', () => {
    const magazine = defineSurface('Magazine', { hoverOverlay: false, selection: true });
    expectTypeOf(magazine).toEqualTypeOf<'Magazine'>();
    expect(surfaceParts(magazine)).toEqual({
      ...surfaceParts('AuthHomefeed'),
      hoverOverlay: false,
      selection: true,
    });
    expect(surfaceParts(magazine)).toBe(surfaceParts(magazine));
  });

  it('S1 §2.11: one of the specification keeps the parts that the host does not name', () => {
    defineSurface('BulkEdit', { title: true });
    expect(surfaceParts('BulkEdit')).toMatchObject({ title: true, selection: true, price: false });
    defineSurface('BulkEdit');
    expect(surfaceParts('BulkEdit')).toMatchObject({ title: false, selection: true });
  });

  it('is a known name then', () => {
    expect(surfaceNames()).not.toContain('Zine');
    defineSurface('Zine');
    expect(surfaceNames()).toContain('Zine');
    expect(surfaceNames()).toContain('AuthHomefeed');
  });
});
