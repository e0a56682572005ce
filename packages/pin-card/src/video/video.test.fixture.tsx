import type { Pin } from '@tackboard/domain';
import { render } from '@testing-library/react';
import { vi } from 'vitest';
import { PinCard } from '../card/pin-card.js';
import { systemClock } from '@tackboard/domain/platform';
import { type SampleOptions, samplePage } from '../../test-data/page.js';
import { pictures, samplePin } from '../../test-data/pins.js';
import { type HlsConfig, type HlsConstructor, type HlsPlayer, loadHls } from './hls.js';
import '../styles.css';

/** An HLS playlist of eight seconds. */
export const PLAYLIST = '/apps/api/media/stems-video/stems.m3u8';

/** An MP4 file of six seconds. */
export const WHOLE_FILE = '/apps/storybook/media/stems.mp4';

/** A pin with a video. `changes` override its fields. */
export function videoPin(id: string, changes: Partial<Pin> = {}, url = PLAYLIST): Pin {
  return samplePin(
    id,
    { ...pictures.stems, url: '/apps/storybook/media/stems.svg' },
    {
      title: `Video ${id}`,
      videos: { id, duration: 8000, videoList: { V_HLSV4: { url } } },
      ...changes,
    },
  );
}

/** Loads hls.js, and counts its players and how often it was loaded. */
function countingHls() {
  const active = new Set<HlsPlayer>();
  const configs: HlsConfig[] = [];
  let loads = 0;
  return {
    /** Players that are not destroyed. */
    active,
    /** The configuration of each player. */
    configs,
    loads: () => loads,
    load: async (): Promise<HlsConstructor> => {
      loads++;
      const Hls = await loadHls();
      return class extends Hls {
        constructor(config: HlsConfig) {
          super(config);
          configs.push(config);
          active.add(this);
        }
        override destroy() {
          active.delete(this);
          super.destroy();
        }
      };
    },
  };
}

interface VideoCardsOptions extends SampleOptions {
  /** From the top of one card to that of the next, in pixels. */
  readonly stepPx?: number;
}

/** Renders cards below each other in a page that scrolls, with the system clock. */
export function renderVideoCards(
  pins: readonly Pin[],
  { stepPx = 400, ...changes }: VideoCardsOptions = {},
) {
  const hls = countingHls();
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
            <PinCard pin={pin} surface="AuthHomefeed" priority="high" />
          </div>
        ))}
      </div>,
    );
  const rendered = render(cards(pins));
  return {
    ...rendered,
    hls,
    /** Unmounts all other cards. */
    keep: (kept: readonly Pin[]) => rendered.rerender(cards(kept)),
  };
}

const videos = () => [...document.querySelectorAll('video')];
/** The id of the pin that an element belongs to. */
export const pinOf = (element: Element) => element.closest('article')?.dataset['pinId'];

/** The ids of the pins whose video plays. */
export const playing = () =>
  videos()
    .filter((video) => !video.paused && video.readyState >= 2)
    .map(pinOf);

/** The ids of the pins whose video holds data. */
export const attached = () =>
  videos()
    .filter((video) => video.hasAttribute('src'))
    .map(pinOf);

/** The video element of a pin. */
export function videoOf(id: string): HTMLVideoElement {
  const video = document.querySelector<HTMLVideoElement>(`#card-${id} video`);
  if (!video) throw new Error(`The card of pin ${id} has no video.`);
  return video;
}

/** Scrolls a card's video to the centre of the window. */
export function scrollTo(id: string): void {
  document.querySelector(`#card-${id} .tb-visual`)?.scrollIntoView({ block: 'center' });
}

type Call = Parameters<EventTarget['addEventListener']>;

/** Records the listeners that are added to the window and the document from now on. */
export function watchListeners() {
  const active: { target: EventTarget; call: Call }[] = [];
  const spies = [window, document].flatMap((target) => [
    vi.spyOn(target, 'addEventListener').mockImplementation((...call: Call) => {
      active.push({ target, call });
      EventTarget.prototype.addEventListener.apply(target, call);
    }),
    vi.spyOn(target, 'removeEventListener').mockImplementation((...call: Call) => {
      const isSame = ([type, listener]: Call) => type === call[0] && listener === call[1];
      const at = active.findIndex((one) => one.target === target && isSame(one.call));
      if (at >= 0) active.splice(at, 1);
      EventTarget.prototype.removeEventListener.apply(target, call);
    }),
  ]);
  const isAborted = ([, , options]: Call) => typeof options === 'object' && options.signal?.aborted;
  return {
    /** The types of the listeners that are still attached. */
    active: () =>
      active
        .filter(({ call }) => !isAborted(call))
        .map(({ call: [type] }) => type)
        // React never removes this listener from a document.
        .filter((type) => type !== 'selectionchange'),
    stop: () => spies.forEach((spy) => spy.mockRestore()),
  };
}
