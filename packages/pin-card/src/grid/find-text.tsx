'use client';
import type { Pin } from '@tackboard/domain';
import { attribution, pinTitle } from '@tackboard/domain';
import { useEffect, useRef } from 'react';
import { isPin } from '../card/is-pin.js';
import type { GridFindProps } from './grid-list.js';
import { columnStart } from './layout.js';

/** Number of pins whose text is in one element. */
const BLOCK_PINS = 25;

/** What of a pin the browser's Find finds: its title and who it is from. */
const textOf = (pin: Pin): string =>
  isPin(pin) ? [pinTitle(pin), attribution(pin)?.name].filter(Boolean).join(', ') : '';

/**
 * Text of the pins that are laid out and not rendered, at their places, which the browser's Find can find: it shows the text, scrolls there, and
 * the grid renders the cards. Pass it as `findInPage` of a grid.
 */
export function FindText({ pins, layout, columns, shown, isFeed }: GridFindProps) {
  const blocks: number[][] = [];
  const rendered = new Set(shown);
  for (let start = 0; start < layout.count; start += BLOCK_PINS) {
    const end = Math.min(layout.count, start + BLOCK_PINS);
    const hidden: number[] = [];
    for (let index = start; index < end; index++) if (!rendered.has(index)) hidden.push(index);
    blocks.push(hidden);
  }
  const Item = isFeed ? 'div' : 'li';
  return blocks.map((indices, block) =>
    indices.length === 0 ? null : (
      <Item key={`text ${block}`} className="tb-grid-text" aria-hidden>
        <UntilFound>
          {indices.map((index) => (
            <span
              key={index}
              style={{
                insetInlineStart: columnStart(columns, layout.columns[index]!),
                insetBlockStart: layout.tops[index]!,
                inlineSize: columns.width,
              }}
            >
              {textOf(pins[index]!)}
            </span>
          ))}
        </UntilFound>
      </Item>
    ),
  );
}

/** Hides its text until the browser finds it. React knows `hidden` as true or false only. */
function UntilFound({ children }: { readonly children: React.ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  // After every rendering: a find takes the attribute away, and its text is rendered as a card then.
  useEffect(() => element.current?.setAttribute('hidden', 'until-found'));
  useEffect(() => {
    const found = element.current;
    // Safari shows what it finds without scrolling there.
    const scroll = () => found?.firstElementChild?.scrollIntoView({ block: 'center' });
    found?.addEventListener('beforematch', scroll);
    return () => found?.removeEventListener('beforematch', scroll);
  }, []);
  return (
    <div ref={element} hidden>
      {children}
    </div>
  );
}
