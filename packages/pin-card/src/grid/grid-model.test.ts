import type { Pin } from '@tackboard/domain';
import { describe, expect, it, vi } from 'vitest';
import { gridColumns, type GridLayout } from './layout.js';
import { type GridInput, GridModel } from './grid-model.js';

const pins = (...ids: readonly string[]): readonly Pin[] => ids.map((id) => ({ id }));
const itemSize = (pin: Pin) => ({ ratio: Number(pin.id) / 236, footer: 20 });
const wide = gridColumns(740);

/** The layout of all pins. */
function laidOut(model: GridModel, input: GridInput): GridLayout {
  model.set(input);
  return model.reach(Infinity);
}

const tops = (layout: { readonly tops: Float64Array; readonly count: number }) =>
  Array.from(layout.tops.slice(0, layout.count));

describe('a grid model', () => {
  it('lays out pins by image and footer', () => {
    const layout = laidOut(new GridModel(), {
      pins: pins('100', '50', '80', '30'),
      itemSize,
      columns: wide,
      rootScale: 1,
    });
    expect(tops(layout)).toEqual([0, 0, 0, 86]);
    expect(Array.from(layout.heights.slice(0, 4))).toEqual([120, 70, 100, 50]);
  });

  it('gives the same layout for the same input', () => {
    const model = new GridModel();
    const input = { pins: pins('100', '50'), itemSize, columns: wide, rootScale: 1 };
    expect(laidOut(model, { ...input })).toBe(laidOut(model, { ...input }));
  });

  it('requests the sizes of new pins only', () => {
    const model = new GridModel();
    const ask = vi.fn(itemSize);
    const first = pins('100', '50', '80');
    laidOut(model, { pins: first, itemSize: ask, columns: wide, rootScale: 1 });
    ask.mockClear();
    laidOut(model, { pins: [...first, ...pins('30')], itemSize: ask, columns: wide, rootScale: 1 });
    expect(ask.mock.calls.map(([pin]) => pin.id)).toEqual(['30']);
    ask.mockClear();
    laidOut(model, {
      pins: [...first, ...pins('30')],
      itemSize: ask,
      columns: gridColumns(1280),
      rootScale: 1,
    });
    expect(ask.mock.calls.length).toBeLessThanOrEqual(1);
  });

  it.each([
    ['a pin before all', ['7', '100', '50', '80', '30']],
    ['a pin removed', ['100', '80', '30']],
    ['a pin changed', ['100', '51', '80', '30']],
    ['other pins', ['1', '2']],
    ['none', []],
  ])('forgets what changed: %s', (_, ids) => {
    const model = new GridModel();
    const before = pins('100', '50', '80', '30');
    const byId = new Map(before.map((pin) => [pin.id, pin]));
    const after = ids.map((id) => byId.get(id) ?? { id });
    laidOut(model, { pins: before, itemSize, columns: wide, rootScale: 1 });
    const layout = laidOut(model, { pins: after, itemSize, columns: wide, rootScale: 1 });
    const fresh = laidOut(new GridModel(), {
      pins: after,
      itemSize,
      columns: wide,
      rootScale: 1,
    });
    expect(tops(layout)).toEqual(tops(fresh));
    expect(layout.height).toBe(fresh.height);
  });

  it('keeps measured footers with their pins', () => {
    const model = new GridModel();
    const before = pins('100', '50', '80');
    const input = { itemSize, columns: wide, rootScale: 1 };
    laidOut(model, { ...input, pins: before });
    expect(model.setFooters([[1, 20.2]])).toBe(false);
    expect(
      model.setFooters([
        [0, 30],
        [1, 44],
      ]),
    ).toBe(true);
    expect(Array.from(model.reach().heights.slice(0, 3))).toEqual([130, 94, 100]);
    const after = [...pins('7'), ...before];
    const layout = laidOut(model, { ...input, pins: after });
    expect(Array.from(layout.heights.slice(0, 4))).toEqual([27, 130, 94, 100]);
  });

  it.each([
    ['at its index', ['100', '50', '80'], [130, 70, 100]],
    ['in another place', ['7', '50', '80', '100'], [27, 70, 100, 130]],
  ])('keeps a measured footer when the pin is another object: %s', (_, ids, heights) => {
    const model = new GridModel();
    const input = { itemSize, columns: wide, rootScale: 1 };
    laidOut(model, { ...input, pins: pins('100', '50', '80') });
    model.setFooters([[0, 30]]);
    laidOut(model, { ...input, pins: pins(...ids) });
    expect(Array.from(model.reach().heights.slice(0, ids.length))).toEqual(heights);
    const index = ids.indexOf('100');
    expect(model.setFooters([[index, 30]])).toBe(false);
    expect(model.setFooters([[index, 41]])).toBe(true);
    expect(model.reach().heights[index]).toBe(141);
  });

  it('keeps a measured footer when a new object of the pin has another estimate', () => {
    const model = new GridModel();
    const input = {
      itemSize: ({ title }: Pin) => ({ ratio: 1, footer: Number(title) }),
      columns: wide,
      rootScale: 1,
    };
    laidOut(model, { ...input, pins: [{ id: '1', title: '20' }] });
    expect(model.setFooters([[0, 20.2]])).toBe(false);
    const layout = laidOut(model, { ...input, pins: [{ id: '1', title: '41' }] });
    expect(layout.heights[0]).toBe(256);
  });

  it('keeps the columns of the pins before the first one added or removed', () => {
    const model = new GridModel();
    const input = {
      itemSize: ({ title }: Pin) => ({ ratio: Number(title) / 236, footer: 0 }),
      columns: gridColumns(600, 0),
      rootScale: 1,
    };
    const pin = (id: string, title: string): Pin => ({ id, title });
    const [first, second, third, last] = [
      pin('a', '10'),
      pin('b', '20'),
      pin('c', '30'),
      pin('d', '40'),
    ];
    laidOut(model, { ...input, pins: [first, second, third, last] });
    // The first is higher now, so the third would go below the second.
    const layout = laidOut(model, {
      ...input,
      pins: [pin('a', '90'), second, third, pin('e', '50')],
    });
    expect(Array.from(layout.columns.slice(0, 4))).toEqual([0, 1, 0, 1]);
    expect(tops(layout)).toEqual([0, 0, 106, 36]);
  });

  it('requests all sizes again from another function', () => {
    const model = new GridModel();
    const input = { pins: pins('100', '50'), columns: wide, rootScale: 1 };
    laidOut(model, { ...input, itemSize });
    const layout = laidOut(model, { ...input, itemSize: () => ({ ratio: 1, footer: 0 }) });
    expect(Array.from(layout.heights.slice(0, 2))).toEqual([236, 236]);
  });

  it('scales footers with the root font size', () => {
    const layout = laidOut(new GridModel(), {
      pins: pins('100'),
      itemSize,
      columns: wide,
      rootScale: 2,
    });
    expect(layout.heights[0]).toBe(140);
  });
});
