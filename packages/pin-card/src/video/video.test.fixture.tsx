import type { Pin } from '@tackboard/domain';
import { render } from '@testing-library/react';
import { vi } from 'vitest';
import { PinCard } from '../card/pin-card.js';
import { systemClock } from '@tackboard/machines/browser';
import { type SampleOptions, samplePage } from '../sample-page.stories.js';
import { pictures, samplePin } from '../sample-pins.stories.js';
import type { HlsConfig, HlsConstructor, HlsPlayer } from './hls.js';
import { loadHls } from './load-hls.js';
import '../styles.css';

/** A playlist of eight seconds, served from the repository. */
export const PLAYLIST = '/apps/api/media/stems-video/stems.m3u8';

/** One whole file of six seconds. */
export const WHOLE_FILE = '/apps/storybook/media/stems.mp4';

/** A pin with a film; `changes` are put over it. */
export function filmPin(id: string, changes: Partial<Pin> = {}, url = PLAYLIST): Pin {
  return samplePin(
    id,
    { ...pictures.stems, url: '/apps/storybook/media/stems.svg' },
    {
      title: `Film ${id}`,
      videos: { id, duration: 8000, videoList: { V_HLSV4: { url } } },
      ...changes,
    },
  );
}

/** Counts the players that live, and how often they were fetched. */
function countedHls() {
  const living = new Set<HlsPlayer>();
  const made: HlsConfig[] = [];
  let fetched = 0;
  return {
    living,
    made,
    fetched: () => fetched,
    load: async (): Promise<HlsConstructor> => {
      fetched++;
      const Hls = await loadHls();
      return class extends Hls {
        constructor(config: HlsConfig) {
          super(config);
          made.push(config);
          living.add(this);
        }
        override destroy() {
          living.delete(this);
          super.destroy();
        }
      };
    },
  };
}

interface FilmPageOptions extends SampleOptions {
  /** From the top of one card to that of the next, in pixels. */
  readonly stepPx?: number;
}

/** Cards below each other, in a page that scrolls, on the time of the machine. */
export function filmPage(pins: readonly Pin[], { stepPx = 400, ...changes }: FilmPageOptions = {}) {
  const hls = countedHls();
  const page = samplePage({
    ...changes,
    environment: { clock: systemClock, loadHls: hls.load, ...changes.environment },
  });
  const cards = (shown: readonly Pin[]) =>
    page.inside(
      <div style={{ position: 'relative', blockSize: pins.length * stepPx + 1200 }}>
        {shown.map((pin) => (
          <div
            key={pin.id}
            id={`card-${pin.id}`}
            style={{
              position: 'absolute',
              insetBlockStart: pins.indexOf(pin) * stepPx,
              inlineSize: 236,
            }}
          >
            <PinCard pin={pin} surface="AuthHomefeed" eager />
          </div>
        ))}
      </div>,
    );
  const rendered = render(cards(pins));
  return {
    ...rendered,
    hls,
    /** Takes the other cards away. */
    keep: (kept: readonly Pin[]) => rendered.rerender(cards(kept)),
  };
}

const films = () => [...document.querySelectorAll('video')];
/** The id of the pin that an element belongs to. */
export const pinOf = (element: Element) => element.closest('article')?.dataset['pinId'];

/** The ids of the pins whose film plays on the screen: its time goes on. */
export const playing = () =>
  films()
    .filter((film) => !film.paused && film.readyState >= 2)
    .map(pinOf);

/** The ids of the pins whose film holds data. */
export const attached = () =>
  films()
    .filter((film) => film.hasAttribute('src'))
    .map(pinOf);

/** The film of a pin. */
export function filmOf(id: string): HTMLVideoElement {
  const film = document.querySelector<HTMLVideoElement>(`#card-${id} video`);
  if (!film) throw new Error(`There is no film of pin ${id}.`);
  return film;
}

/** Puts a card's film in the middle of the window. */
export function scrollTo(id: string): void {
  document.querySelector(`#card-${id} .tb-visual`)?.scrollIntoView({ block: 'center' });
}

type Call = Parameters<EventTarget['addEventListener']>;

/** The listeners on the window and the document from now on, by their type. */
export function watchListeners() {
  const living: { place: EventTarget; call: Call }[] = [];
  const spies = [window, document].flatMap((place) => [
    vi.spyOn(place, 'addEventListener').mockImplementation((...call: Call) => {
      living.push({ place, call });
      EventTarget.prototype.addEventListener.apply(place, call);
    }),
    vi.spyOn(place, 'removeEventListener').mockImplementation((...call: Call) => {
      const isSame = ([type, listener]: Call) => type === call[0] && listener === call[1];
      const at = living.findIndex((one) => one.place === place && isSame(one.call));
      if (at >= 0) living.splice(at, 1);
      EventTarget.prototype.removeEventListener.apply(place, call);
    }),
  ]);
  const isAborted = ([, , options]: Call) => typeof options === 'object' && options.signal?.aborted;
  return {
    living: () =>
      living
        .filter(({ call }) => !isAborted(call))
        .map(({ call: [type] }) => type)
        // React listens for it as long as a document lives.
        .filter((type) => type !== 'selectionchange'),
    stop: () => spies.forEach((spy) => spy.mockRestore()),
  };
}
