'use client';
import type { MessageSide } from '@tackboard/domain/experience';
import { Popover, type PopupSide } from '@tackboard/ui/popups';
import { type ReactNode, useEffect, useRef } from 'react';
import { useMessagePlace } from '../keyboard/message-places.js';
import { pauseListeners } from '../parts/pause-listeners.js';
import { useFadeOut } from '../parts/motion.js';
import type { SurfaceProps } from '../surface-props.js';

const SIDES: Readonly<Record<MessageSide, PopupSide>> = {
  up: 'top',
  down: 'bottom',
  right: 'inline-end',
  left: 'inline-start',
};

/** Props of {@link AnchoredFrame}. */
export interface AnchoredFrameProps {
  readonly surface: SurfaceProps;
  readonly className: string;
  readonly label: string;
  readonly side?: MessageSide | undefined;
  /** A press on the anchor dismisses the message. */
  readonly anchorDismisses?: boolean;
  readonly children: ReactNode;
}

/** A message beside its anchor. It never takes the focus; Escape dismisses it. */
export function AnchoredFrame(props: AnchoredFrameProps) {
  const { anchorDismisses = false, children, className, label, side = 'down', surface } = props;
  const { anchor, onDismiss } = surface;
  const popup = useRef<HTMLDivElement>(null);
  const placeRef = useMessagePlace(surface, popup);
  useFadeOut(popup);
  useEffect(() => {
    if (!anchor || !anchorDismisses) return undefined;
    anchor.addEventListener('click', onDismiss);
    return () => anchor.removeEventListener('click', onDismiss);
  });
  if (!anchor) return null;
  return (
    <Popover
      {...pauseListeners(surface)}
      ref={placeRef}
      className={`tb-anchored ${className}`}
      anchor={anchor}
      label={label}
      side={SIDES[side]}
      beak
      closesOutside={false}
      initialFocus={false}
      returnsFocus={false}
      onClose={onDismiss}
    >
      {children}
    </Popover>
  );
}
