import type { Clock, Device, Experiments, Viewer } from '@tackboard/domain';
import type { DisplayData, Experience } from '@tackboard/domain/experience';
import { german } from '@tackboard/domain/words/de';
import { Button, createLayerStore } from '@tackboard/ui';
import { LayerHost } from '@tackboard/ui/toast';
import { createToastStore, Toaster } from '@tackboard/ui/toast';
import { type ReactNode, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { createMessaging } from '../messaging.js';
import { createRecordingHost } from '../testing/index.js';
import { MessageRoot, MessageSlot, MessagingProvider } from './index.js';

const clock: Clock = {
  now: () => Date.now(),
  setTimeout: (callback, delayMs) => setTimeout(callback, delayMs),
  clearTimeout: (handle) => clearTimeout(handle as ReturnType<typeof setTimeout>),
};

/** Args of a story: one message. */
export interface MessagePageProps {
  readonly type?: number;
  readonly id?: string;
  readonly displayData: DisplayData;
  /** @default the device whose screen is as wide as the window */
  readonly device?: Device;
  /** The width of the place for banners, such as "390px". */
  readonly columnWidth?: string;
  /** With experiments the page has a link to another. */
  readonly experiments?: Experiments;
}

const COOKIES = { policyUrl: '/cookies/' };

/** Toasts of stories stay for a look at them. */
const TOAST_TIMING = { showDelayMs: 0, durationMs: 600_000, fadeMs: 200 };

const SURFACES =
  '.tb-message, .tb-banner, .tb-anchored, .tb-pulsar, .tb-dialog, .tb-sheet, .tb-toast';

/** Waits until the message shows and stands still. Without it axe checks a page that is still empty. */
export async function messageShows(): Promise<void> {
  await waitFor(() => expect(document.querySelector(SURFACES)).not.toBeNull());
  await finishAnimations();
}

/** Ends what moves or fades, also what begins with the next frame. */
export async function finishAnimations(): Promise<void> {
  for (let frame = 0; frame < 2; frame++) {
    for (const animation of document.getAnimations()) animation.finish();
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}

/** Texts in the language of the toolbar. */
export const storyWords = (): Partial<typeof german> =>
  document.documentElement.lang.startsWith('de') ? german : {};

/** A host with the toasts and layers of `ui`, and calls that succeed. */
export function createStoryHost(viewer?: Viewer) {
  const toasts = createToastStore(clock, TOAST_TIMING);
  const layers = createLayerStore({
    activeElement: () => document.activeElement,
    onError: () => undefined,
  });
  const recording = createRecordingHost(viewer ? { viewer } : {});
  const calls = { ...recording.calls, saveCookiePreferences: () => Promise.resolve() };
  return { ...recording, calls, clock, layers, toasts };
}

function createPage({ device, displayData, id = '1', type }: MessagePageProps) {
  const host = createStoryHost();
  const experience: Experience = {
    id,
    placementId: '9',
    displayData,
    ...(type !== undefined && { type }),
  };
  const messaging = createMessaging({
    host: { ...host, ...(device && { device }) },
    initial: [experience],
  });
  return { ...host, messaging };
}

const PICTURES = [
  ['/prints/dunes.svg', 236, 354],
  ['/photographs/coffee.jpg', 600, 400],
  ['/prints/contours.svg', 236, 200],
  ['/photographs/acanthus-mollis.jpg', 600, 840],
  ['/prints/lake.svg', 236, 300],
] as const;

/** Pins behind a message. */
export function StoryPins({ children }: { readonly children?: ReactNode }) {
  return (
    <main style={{ position: 'relative', columns: '160px 5', columnGap: '16px', padding: '0 8px' }}>
      {PICTURES.map(([url, width, height]) => (
        <img
          key={url}
          src={url}
          alt=""
          width={width}
          height={height}
          style={{ inlineSize: '100%', blockSize: 'auto', borderRadius: '16px' }}
        />
      ))}
      {children}
    </main>
  );
}

/** The top of a page. */
export function StoryHeader({ children }: { readonly children: ReactNode }) {
  return (
    <header
      style={{
        display: 'flex',
        gap: '8px',
        alignItems: 'center',
        justifyContent: 'space-between',
        padding: '12px 16px',
      }}
    >
      {children}
    </header>
  );
}

const COLUMN = { boxSizing: 'border-box', marginInline: 'auto' } as const;

/** A page of pins with one message, the anchor `save` and a place for banners. */
export function MessagePage(props: MessagePageProps) {
  const device = props.device ?? (globalThis.innerWidth < 600 ? 'mobile' : 'desktop');
  const [{ layers, messaging, toasts }] = useState(() => createPage({ ...props, device }));
  const [hasLeft, setLeft] = useState(false);
  const { columnWidth, experiments } = props;
  return (
    <MessagingProvider
      messaging={messaging}
      cookies={COOKIES}
      words={storyWords().messaging ?? {}}
      {...(experiments && { experiments })}
    >
      <StoryHeader>
        <span>Home</span>
        <Button data-message-anchor="save">Create</Button>
        {experiments ? (
          <a
            href="/next/"
            style={{ paddingBlock: '14px' }}
            onClick={(event) => {
              event.preventDefault();
              setLeft(true);
            }}
          >
            {hasLeft ? 'The next page' : 'Next page'}
          </a>
        ) : (
          <span>Eileen</span>
        )}
      </StoryHeader>
      <div style={{ ...COLUMN, maxInlineSize: columnWidth, marginBlockEnd: '16px' }}>
        <MessageSlot predicate={() => true} />
      </div>
      <StoryPins />
      <MessageRoot />
      <LayerHost store={layers} />
      <Toaster store={toasts} />
    </MessagingProvider>
  );
}
