import type {
  Clock,
  Device,
  DisplayData,
  Experience,
  Experiments,
  Viewer,
} from '@tackboard/domain';
import { createLayerStore } from '@tackboard/ui/layer';
import { LayerHost } from '@tackboard/ui/layer-host';
import { createToastStore, Toaster } from '@tackboard/ui/toast';
import { useState } from 'react';
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
  readonly device?: Device;
  /** With experiments the page has a link to another. */
  readonly experiments?: Experiments;
}

const COOKIES = { policyUrl: '/cookies/' };

/** A host with the toasts and layers of `ui`, and calls that succeed. */
export function createStoryHost(viewer?: Viewer) {
  const toasts = createToastStore(clock, { showDelayMs: 0, durationMs: 2000, fadeMs: 200 });
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
    host,
    initial: [experience],
    ...(device && { device }),
  });
  return { ...host, messaging };
}

/** A page with one message, the anchor `save` and a place for banners. */
export function MessagePage(props: MessagePageProps) {
  const [{ layers, messaging, toasts }] = useState(() => createPage(props));
  const [hasLeft, setLeft] = useState(false);
  const { experiments } = props;
  return (
    <MessagingProvider
      messaging={messaging}
      device={props.device ?? 'desktop'}
      cookies={COOKIES}
      {...(experiments && { experiments })}
    >
      <MessageSlot predicate={() => true} />
      <main>
        <button
          type="button"
          className="tb-button"
          data-variant="quiet"
          data-message-anchor="save"
          style={{ margin: '48px 160px 240px' }}
        >
          Board
        </button>
        {experiments ? (
          <a
            href="/next/"
            onClick={(event) => {
              event.preventDefault();
              setLeft(true);
            }}
          >
            {hasLeft ? 'The next page' : 'Next page'}
          </a>
        ) : null}
      </main>
      <MessageRoot />
      <LayerHost store={layers} />
      <Toaster store={toasts} />
    </MessagingProvider>
  );
}
