'use client';
import { messageSurface } from '@tackboard/domain/experience';
import { type ReactNode, useEffect, useState } from 'react';
import type { ClaimRequest } from '../engine/claims.js';
import { createLateBanners } from './late-banners.js';
import { useMessagingContext } from './messaging-context.js';
import { SurfaceFrame, useFallback } from './surface-frame.js';
import { useClaim } from './use-claim.js';

/** Props of {@link MessageSlot}: the messages that it accepts. */
export interface MessageSlotProps extends Pick<
  ClaimRequest,
  'hasNoAction' | 'ids' | 'placementId' | 'predicate' | 'types'
> {
  /**
   * Shows in place of a message whose component throws, until another message shows or the viewer changes (S2 §8.4).
   * @default nothing
   */
  readonly fallback?: ReactNode;
}

const FLOW = ['flow', 'hero'] as const;

/**
 * The place of banners and callouts in the flow of a page. A server renders its message when the provider's `components` have
 * the surface. Renders nothing while there is no message. A hero banner that arrives later waits until the page is at its top, with
 * nothing hovered or focused, and then slides the page down.
 */
export function MessageSlot({ fallback, predicate, ...request }: MessageSlotProps) {
  const { messaging, registry, ...settings } = useMessagingContext();
  const [lateBanners] = useState(() => createLateBanners(messaging));
  useEffect(() => lateBanners.mount(), [lateBanners]);
  const messages = useClaim(messaging, {
    ...request,
    layers: FLOW,
    ...(predicate && {
      // A search delight belongs to a search field.
      predicate: (one) => messageSurface(one) !== 'searchDelight' && predicate(one),
    }),
    waitsFor: (message) => registry.waitFor(message, settings) ?? lateBanners.waitFor(message),
  });
  const { onFailed, shown } = useFallback({ fallback, messages, messaging });
  const frames = messages.map((message) => {
    const component = registry.get(message.surface);
    return component ? (
      <SurfaceFrame
        key={message.key}
        component={component}
        message={message}
        messaging={messaging}
        settings={settings}
        onFailed={onFailed}
        isLate={lateBanners.isLate(message)}
      />
    ) : null;
  });
  return (
    <>
      {frames}
      {shown}
    </>
  );
}
