'use client';
import type { Pin } from '@tackboard/domain';
import { imageAlt, imageSources, pinTitle } from '@tackboard/domain/card';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { isPin } from '../card/is-pin.js';
import { useInternals } from '../client/tackboard-context.js';

/** Whether the page is being printed. */
function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const gone = new AbortController();
    const { signal } = gone;
    // The browser takes what stands there when the listeners return.
    const set = (next: boolean) => () => flushSync(() => setPrinting(next));
    window.addEventListener('beforeprint', set(true), { signal });
    window.addEventListener('afterprint', set(false), { signal });
    return () => gone.abort();
  }, []);
  return isPrinting;
}

/**
 * The pins of a grid on paper: all that are loaded, in columns, each with its picture, title and address. It stands in place of the grid,
 * which renders only what is on the screen.
 */
export function PrintedPins({ pins }: { readonly pins: readonly Pin[] }) {
  const { paths, words } = useInternals('PinGrid');
  if (!usePrinting()) return null;
  return (
    <ul className="tb-grid-printed">
      {pins.filter(isPin).map((pin, index) => {
        const sources = imageSources(pin);
        return (
          <li key={index}>
            {sources ? (
              <img
                src={sources.src}
                alt={imageAlt(pin) ?? ''}
                width={sources.width}
                height={sources.height}
              />
            ) : null}
            <p>{pinTitle(pin) ?? words.untitledPin()}</p>
            <p>{new URL(paths.pin(pin.id), document.baseURI).href}</p>
          </li>
        );
      })}
    </ul>
  );
}
