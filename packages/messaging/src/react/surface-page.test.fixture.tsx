import uiSheet from '@tackboard/ui/styles.css?inline';
import type { Experience } from '@tackboard/domain/experience';
import type { Viewer } from '@tackboard/domain';
import { createLayerStore } from '@tackboard/ui';
import { LayerHost } from '@tackboard/ui/toast';
import { cleanup, configure, render } from '@testing-library/react';
import { page } from 'vitest/browser';
import { createMessaging } from '../messaging.js';
import { createRecordingHost } from '../testing/index.js';
import { MessageRoot, MessageSlot, MessagingProvider } from './index.js';
import messageSheet from './styles.css?inline';

// The code of a surface is loaded with its first message, which takes seconds on a busy machine.
configure({ asyncUtilTimeout: 8000 });

const WINDOWS = { desktop: [1280, 900], mobile: [390, 844] } as const;

const COOKIES = { policyUrl: '/cookies/' };

/** A page that tests measure. */
export interface SurfacePage {
  /** @default 'desktop' */
  readonly device?: keyof typeof WINDOWS;
  /** @default the device's */
  readonly window?: readonly [width: number, height: number];
  readonly viewer?: Viewer;
  readonly message: Omit<Experience, 'id' | 'placementId'> & { readonly id?: string };
}

/** Adds the style sheets to the page. Call it before all tests. */
export function addSheets(): void {
  const style = document.createElement('style');
  style.textContent = `${uiSheet}${messageSheet} body { margin: 0 }`;
  document.head.append(style);
}

/** Removes the page. Call it after each test. */
export async function closePage(): Promise<void> {
  cleanup();
  document.documentElement.removeAttribute('style');
  await page.viewport(...WINDOWS.desktop);
}

/** Opens a page with one message on a device, in a window of its size. */
export async function openPage({ device = 'desktop', message, viewer, ...rest }: SurfacePage) {
  const [width, height] = rest.window ?? WINDOWS[device];
  await page.viewport(width, height);
  const layers = createLayerStore({ activeElement: () => document.activeElement, onError() {} });
  const recording = createRecordingHost({ device, ...(viewer && { viewer }) });
  const calls = { ...recording.calls, saveCookiePreferences: () => Promise.resolve() };
  const host = { ...recording, calls, layers };
  const messaging = createMessaging({
    host,
    initial: [{ id: '1', placementId: '9', ...message }],
  });
  render(
    <MessagingProvider messaging={messaging} cookies={COOKIES}>
      <MessageSlot predicate={() => true} />
      <MessageRoot />
      <LayerHost store={layers} />
    </MessagingProvider>,
  );
  return host;
}

/** The box of an element, once nothing moves. */
export async function boxOf(element: Element): Promise<DOMRect> {
  await Promise.all(document.getAnimations().map(({ finished }) => finished));
  return element.getBoundingClientRect();
}
