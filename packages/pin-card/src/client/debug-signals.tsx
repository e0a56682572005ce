'use client';
import { chooseImage, feedbackType, type Pin } from '@tackboard/domain';
import {
  gate,
  isAdvertising,
  isCarouselPin,
  isGifPin,
  isStoryPin,
  isVideoPin,
} from '@tackboard/domain/card';
import { debugWords } from '@tackboard/domain/words';
import { withClass } from '@tackboard/ui';
import {
  type ComponentType,
  forwardRef,
  type HTMLAttributes,
  useState,
  useSyncExternalStore,
} from 'react';
import { useCard } from '../card/card-context.js';
import { chainHandlers } from './chain-handlers.js';
import { useInternals, useWords } from './tackboard-context.js';
import type { Card } from './types.js';
import { createValue } from './value.js';

/** The name and value of a signal. Neither is translated, because signals are for employees. */
export type Signal = readonly [name: string, value: string];

function kindOf(pin: Pin): string {
  if (isStoryPin(pin)) return 'story';
  if (isCarouselPin(pin)) return 'carousel';
  if (isGifPin(pin)) return 'gif';
  return isVideoPin(pin) ? 'video' : 'image';
}

/** Returns what decides where and how a pin shows, without undefined values. */
function pinSignals({
  pin,
  context,
  save,
}: Pick<Card, 'context' | 'pin' | 'save'>): readonly Signal[] {
  const image = chooseImage(pin.images);
  const all: Readonly<Record<string, string | number | boolean | undefined>> = {
    id: pin.id,
    surface: context.surface,
    kind: kindOf(pin),
    image: image && `${image.key}, ${image.width} × ${image.height}`,
    imageSignature: pin.imageSignature,
    save: save.status,
    feedbackType: feedbackType(pin, context),
    reason: pin.recommendationReason?.reason,
    reasonId: pin.recommendationReason?.reasonId,
    sourceInterest: pin.sourceInterest?.name,
    category: pin.category,
    domain: pin.domain,
    viewType: context.viewType,
    viewParameter: context.viewParameter,
    isAdvertising: isAdvertising(pin),
    isPromoted: pin.isPromoted,
    isDownstreamPromotion: pin.isDownstreamPromotion,
    adMatchReason: pin.adMatchReason,
    campaignId: pin.campaignId,
    pinPromotionId: pin.pinPromotionId,
    shoppingFlags: pin.shoppingFlags?.join(', '),
    access: pin.access?.join(', '),
    trackingParams: pin.trackingParams,
  };
  return Object.entries(all).flatMap(([name, value]): readonly Signal[] =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  );
}

/** A list of signals, untranslated. */
export function SignalList({ signals }: { readonly signals: readonly Signal[] }) {
  return (
    <dl className="tb-signal-list" dir="ltr" lang="en">
      {signals.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What a debug panel decides for the signals of cards. */
interface DebugState {
  /** Whether cards show their signals. */
  readonly showsSignals: boolean;
  /** Why each part of a card shows or not. The panel brings it, because it is larger than all signals. */
  readonly PartList?: ComponentType;
}

/** Creates the state of a client's debug panel. */
export const createDebugState = () => createValue<DebugState>({ showsSignals: true });

/** Props of {@link DebugSignals}: the attributes of a `<details>`. */
type DebugSignalsProps = Omit<HTMLAttributes<HTMLDetailsElement>, 'children'>;

/**
 * The debug signals of a card's pin: its ids, why it shows, the results of the rules and, with a debug panel, why each part of the card shows or not. They
 * open with a button that shows on hover and focus. Renders nothing unless the viewer is a signed-in employee or has an internal address, and
 * while the debug panel turns signals off.
 */
export const DebugSignals = forwardRef<HTMLDetailsElement, DebugSignalsProps>(function DebugSignals(
  { className, ...attributes },
  ref,
) {
  const internals = useInternals('DebugSignals');
  const card = useCard('DebugSignals');
  const words = useWords('debug', debugWords);
  const { get, subscribe } = internals.core.resource(createDebugState);
  const { showsSignals, PartList } = useSyncExternalStore(subscribe, get, get);
  const [isOpen, setOpen] = useState(false);
  const { viewer } = card.context;
  if (!showsSignals || gate(viewer, 'debug', card.context).outcome !== 'allowed') return null;
  return (
    <details
      {...attributes}
      ref={ref}
      className={withClass('tb-signals', className)}
      onToggle={chainHandlers(attributes.onToggle, ({ currentTarget }) =>
        setOpen(currentTarget.open),
      )}
    >
      <summary aria-label={words.signalsOf({ name: card.name })}>{words.signals()}</summary>
      <SignalList signals={pinSignals(card)} />
      {isOpen && PartList ? <PartList /> : null}
    </details>
  );
});
