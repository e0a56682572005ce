'use client';
import { attribution, type Pin, pinTitle } from '@tackboard/domain';
import { memo, startTransition, useEffect, useRef, useState } from 'react';
import { isPin } from '../card/is-pin.js';
import { useInternals } from '../client/tackboard-context.js';
import type { GridFindProps } from './grid-list.js';
import { columnStart } from './layout.js';

/** Number of pins whose texts are rendered together. */
const BLOCK_PINS = 25;

/** The text follows what is rendered once the grid has been the same for this long, in milliseconds. */
const REST_MS = 250;

/** Number of pins that are placed at a time then, so that a viewer who goes on scrolling waits for few. */
const STEP_PINS = 500;

/** What of a pin the browser's Find finds: its title and who it is from. */
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
    let placed = scene.layout.count;
    const follow = () => {
      placed += STEP_PINS;
      const layout = scene.engine.placeTo(placed);
      startTransition(() => setRested({ ...scene, layout }));
      if (placed < scene.pins.length) rest = clock.setTimeout(follow, 0);
    };
    let rest = clock.setTimeout(follow, REST_MS);
    return () => clock.clearTimeout(rest);
  }, [clock, scene]);
  return rested && <FindBlocks {...rested} />;
}

/** Renders again only when the grid has come to rest elsewhere. */
const FindBlocks = memo(function FindBlocks(scene: GridFindProps) {
  const { isFeed, layout, shown } = scene;
  const rendered = new Set(shown);
  const starts = Array.from(
    { length: Math.ceil(layout.count / BLOCK_PINS) },
    (_, block) => block * BLOCK_PINS,
  );
  const list = useRef<HTMLLIElement>(null);
  useEffect(() => {
    const texts = list.current!;
    // Safari shows what it finds without scrolling there. The event is that of the text, then that of its block, which has no place.
    const scroll = ({ target }: Event) => {
      const text = (target as Element).closest('span');
      text?.parentElement!.removeAttribute('hidden');
      text?.scrollIntoView({ block: 'center' });
    };
    texts.addEventListener('beforematch', scroll);
    return () => texts.removeEventListener('beforematch', scroll);
  }, [isFeed]);
  // Both elements have the same attributes here.
  const Item = (isFeed ? 'div' : 'li') as 'li';
  const blocks = starts.map((start) => {
    const indices: number[] = [];
    for (let at = start; at < Math.min(layout.count, start + BLOCK_PINS); at++) {
      if (!rendered.has(at)) indices.push(at);
    }
    return indices.length === 0 ? null : <FindBlock key={start} {...{ scene, indices }} />;
  });
  return (
    <Item ref={list} className="tb-grid-text" aria-hidden>
      {blocks}
    </Item>
  );
});

interface FindBlockProps {
  readonly scene: GridFindProps;
  readonly indices: readonly number[];
}

function hasSameTexts(before: FindBlockProps, { indices, scene }: FindBlockProps): boolean {
  return (
    before.scene.version === scene.version &&
    before.indices.length === indices.length &&
    indices.every(
      (index, at) => before.indices[at] === index && before.scene.pins[index] === scene.pins[index],
    )
  );
}

/** The texts of some pins that follow one another. */
const FindBlock = memo(function FindBlock({ indices, scene }: FindBlockProps) {
  const { columns, layout, pins } = scene;
  const block = useRef<HTMLDivElement>(null);
  // The block, so that browsers lay none of its texts out, and each text, so that they say which they find. After every rendering: a find takes both away. React knows `hidden` as true or false only.
  useEffect(() => {
    const { children } = block.current!;
    for (const found of [block.current!, ...children]) found.setAttribute('hidden', 'until-found');
  });
  return (
    <div ref={block} hidden>
      {indices.map((index) => (
        <span
          key={index}
          hidden
          style={{
            insetInlineStart: columnStart(columns, layout.columns[index]!),
            insetBlockStart: layout.tops[index]!,
            inlineSize: columns.width,
          }}
        >
          {textOf(pins[index]!)}
        </span>
      ))}
    </div>
  );
}, hasSameTexts);
