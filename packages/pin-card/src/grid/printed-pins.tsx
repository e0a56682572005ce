import type { Pin } from '@tackboard/domain';
import { imageAlt, imageSources, pinTitle } from '@tackboard/domain/card';
import { useInternals } from '../client/tackboard-context.js';
import type { ClientCore } from '../client/types.js';

/** Props of {@link PrintedPins}. */
export interface PrintedPinsProps {
  readonly pins: readonly Pin[];
}

/**
 * The pins of a grid on paper: all that are loaded, in columns, each with its picture, title and address. It stands in place of the grid,
 * which renders only what is on the screen.
 */
function PrintedPins({ pins }: PrintedPinsProps) {
  const { paths, words } = useInternals('PinGrid');
  return (
    <ul className="tb-grid-printed">
      {pins.map((pin, index) => {
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
            <p>{new URL(paths.pin(pin.id), window.location.href).href}</p>
          </li>
        );
      })}
    </ul>
  );
}

/** Has grids render their pins for paper while the page is printed. React renders before the browser takes the page. */
export function watchPrinting({ printedPins }: ClientCore, signal: AbortSignal): void {
  const end = () => printedPins.set(undefined);
  window.addEventListener('beforeprint', () => printedPins.set(PrintedPins), { signal });
  window.addEventListener('afterprint', end, { signal });
  signal.addEventListener('abort', end);
}
