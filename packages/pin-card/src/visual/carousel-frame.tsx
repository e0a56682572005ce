import { carouselSlots, imageAlt } from '@tackboard/domain/card';
import { cardPartsWords } from '@tackboard/domain/words/card';
import { ChevronEndIcon, ChevronStartIcon } from '@tackboard/ui';
import type { ReactNode } from 'react';
import type { Card, ClientServices } from '../client/types.js';
import { wordsOf } from '../client/tackboard-context.js';

/** A press that waits longer for its carousel than this has no effect. */
const STEP_LIFETIME_MS = 10_000;

/** Presses on the arrow of a carousel whose code had not loaded. */
interface EarlySteps {
  readonly add: (pinId: string) => void;
  /** Removes the steps of a pin. Returns their number. */
  readonly remove: (pinId: string) => number;
}

/** Creates the early steps of one client. */
export function createEarlySteps({ clock }: Pick<ClientServices, 'clock'>): EarlySteps {
  const timesByPin = new Map<string, readonly number[]>();
  return {
    add(pinId) {
      timesByPin.set(pinId, [...(timesByPin.get(pinId) ?? []), clock.now()]);
    },
    remove(pinId) {
      const times = timesByPin.get(pinId) ?? [];
      timesByPin.delete(pinId);
      return times.filter((time) => clock.now() - time < STEP_LIFETIME_MS).length;
    },
  };
}

/** Shared by all cards. */
const PREVIOUS = ChevronStartIcon({ width: 20, height: 20 });
const NEXT = ChevronEndIcon({ width: 20, height: 20 });

/** More dots do not fit between the buttons. */
export const MAX_DOTS = 5;

/**
 * Renders the carousel of a pin until its chunk has loaded: number, arrows and dots above the first image. A press on its
 * arrow loads the chunk again after a failure, and the carousel catches up with the press.
 */
export const carouselFrame =
  (card: Card) =>
  (load: () => void): ReactNode => {
    const { pin, name, internals } = card;
    const { length: count } = carouselSlots(pin);
    if (count < 2) return null;
    const { previousSlot, nextSlot, slotOf } = wordsOf(internals, 'cardParts', cardPartsWords);
    return (
      <fieldset
        aria-roledescription="carousel"
        aria-label={internals.words.pictures({ count })}
        className="tb-carousel"
      >
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- names the card's own picture below */}
        <span className="tb-visually-hidden" role="img" aria-label={imageAlt(pin) ?? name} />
        <span className="tb-badge tb-carousel-number" aria-hidden="true">
          <bdi>1/{count}</bdi>
        </span>
        <span className="tb-visually-hidden" aria-live="polite">
          {slotOf({ index: 1, count })}
        </span>
        <button
          type="button"
          className="tb-button tb-carousel-previous"
          data-variant="icon"
          data-unavailable=""
          tabIndex={-1}
          aria-hidden="true"
          aria-label={previousSlot()}
        >
          {PREVIOUS}
        </button>
        <button
          type="button"
          className="tb-button tb-carousel-next"
          data-variant="icon"
          data-press="next"
          data-waiting={pin.id}
          tabIndex={card.controlTabIndex}
          aria-label={nextSlot()}
          onClick={() => {
            internals.core.resource(createEarlySteps).add(pin.id);
            load();
          }}
        >
          {NEXT}
        </button>
        <div className="tb-carousel-dots" aria-hidden="true">
          {Array.from({ length: Math.min(count, MAX_DOTS) }, (_, at) => (
            <span key={at} data-current={at === 0 ? '' : undefined} />
          ))}
        </div>
      </fieldset>
    );
  };
