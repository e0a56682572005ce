'use client';
import { attribution, type Pin, pinTitle } from '@tackboard/domain';
import { memo, startTransition, useEffect, useRef, useState } from 'react';
import { isPin } from '../card/is-pin.js';
import { useInternals } from '../client/tackboard-context.js';
import type { GridFindProps } from './grid-list.js';
import { columnStart } from './layout.js';

/** Number of pins whose texts are rendered together. */
const BLOCK_PINS = 25;

/** The text follows what is rendered once neither the grid nor its place in the window has changed for this long, in milliseconds. */
const REST_MS = 500;

const NO_PINS: readonly number[] = [];

/** Number of pins that are placed at a time then, so that a viewer who goes on scrolling waits for few. */
const STEP_PINS = 500;

/** The text of a pin that can be found: its title and who it is from. */
const textOf = (pin: Pin): string =>
  isPin(pin) ? [pinTitle(pin), attribution(pin)?.name].filter(Boolean).join(', ') : '';

/**
 * Text of the pins that are loaded and not rendered, at their places, which the browser's Find can find: it shows the text, scrolls there, and
 * the grid renders the cards. Pass it as `findInPage` of a grid.
 */
export function FindText(scene: GridFindProps) {
  const { clock } = useInternals('FindText');
  const [rested, setRested] = useState<GridFindProps>();
  // Each rendering by the grid is one that has changed.
  useEffect(() => {
    const { engine, pins } = scene;
    let placed = scene.layout.count;
    let { top } = engine;
    const follow = () => {
      // A viewer who scrolls by less than the overscan renders nothing.
      const isStill = top === engine.top;
      top = engine.top;
      if (isStill) {
        placed += STEP_PINS;
        const layout = engine.placeTo(placed);
        startTransition(() => setRested({ ...scene, layout }));
        if (placed >= pins.length) return;
      }
      rest = clock.setTimeout(follow, isStill ? 0 : REST_MS);
    };
    let rest = clock.setTimeout(follow, REST_MS);
    return () => clock.clearTimeout(rest);
  }, [clock, scene]);
  return rested && <FindBlocks {...rested} />;
}

/** Renders again only when the grid has come to rest elsewhere. */
const FindBlocks = memo(function FindBlocks(scene: GridFindProps) {
  const { columns, isFeed, layout, shown } = scene;
  const rendered = new Map<number, readonly number[]>();
  for (const index of shown) {
    const block = Math.floor(index / BLOCK_PINS);
    rendered.set(block, [...(rendered.get(block) ?? NO_PINS), index]);
  }
  const list = useRef<HTMLLIElement>(null);
  useEffect(() => {
    const texts = list.current!;
    // The event is that of the text, then that of its block. The text gets its place now, for few are ever found. Safari shows what it finds
    // without scrolling there.
    const scroll = ({ target }: Event) => {
      const text = (target as Element).closest('span');
      if (!text) return;
      const index = Number(text.dataset['index']);
      text.style.insetInlineStart = `${columnStart(columns, layout.columns[index]!)}px`;
      text.style.insetBlockStart = `${layout.tops[index]}px`;
      text.style.inlineSize = `${columns.width}px`;
      text.parentElement!.removeAttribute('hidden');
      texts.removeAttribute('hidden');
      text.scrollIntoView({ block: 'center' });
    };
    // What was found and left within the rest is hidden again, to be found for itself once more.
    for (const found of texts.querySelectorAll(':not([hidden])'))
      found.setAttribute('hidden', 'until-found');
    // Hidden as a whole too: a browser looks at each hidden part in every frame of a scroll, but for those inside another.
    texts.setAttribute('hidden', 'until-found');
    texts.addEventListener('beforematch', scroll);
    return () => texts.removeEventListener('beforematch', scroll);
  });
  // Both elements have the same attributes here.
  const Item = (isFeed ? 'div' : 'li') as 'li';
  const blocks = Array.from({ length: Math.ceil(layout.count / BLOCK_PINS) }, (_, block) => {
    const start = block * BLOCK_PINS;
    const end = Math.min(layout.count, start + BLOCK_PINS);
    const renderedHere = rendered.get(block) ?? NO_PINS;
    return <FindBlock key={block} {...{ scene, start, end, renderedHere }} />;
  });
  return (
    <Item ref={list} className="tb-grid-text" aria-hidden>
      {blocks}
    </Item>
  );
});

interface FindBlockProps {
  readonly scene: GridFindProps;
  /** The index of the first pin, and that after the last. */
  readonly start: number;
  readonly end: number;
  /** The indices of the pins that are rendered. */
  readonly renderedHere: readonly number[];
}

/** Most blocks are as before, and there may be hundreds: only what can differ is compared. */
function hasSameTexts(before: FindBlockProps, { scene, start, end, renderedHere }: FindBlockProps) {
  const { pins, version } = before.scene;
  return (
    version === scene.version &&
    before.end === end &&
    String(before.renderedHere) === String(renderedHere) &&
    (pins === scene.pins ||
      pins.slice(start, end).every((pin, at) => pin === scene.pins[start + at]))
  );
}

/** The text of a pin as the browser finds it. */
function findable(page: Document, pin: Pin, index: number): HTMLElement {
  const text = page.createElement('span');
  text.setAttribute('hidden', 'until-found');
  text.dataset['index'] = String(index);
  text.textContent = textOf(pin);
  return text;
}

/**
 * The texts of some pins that follow one another. Not by React, which would keep objects for each of thousands of texts, and knows
 * `hidden` as true or false only. The block is hidden too, so that browsers lay none of its texts out.
 */
const FindBlock = memo(function FindBlock({ scene, start, end, renderedHere }: FindBlockProps) {
  const block = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = block.current!;
    const texts = scene.pins
      .slice(start, end)
      .flatMap((pin, at) =>
        renderedHere.includes(start + at) ? [] : [findable(element.ownerDocument, pin, start + at)],
      );
    element.replaceChildren(...texts);
    element.setAttribute('hidden', 'until-found');
  });
  return <div ref={block} hidden />;
}, hasSameTexts);
