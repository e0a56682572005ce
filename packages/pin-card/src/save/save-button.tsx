'use client';
import type { SaveButtonOptions } from '@tackboard/domain';
import { saveButton } from '@tackboard/domain/card';
import type { SaveVariant } from '@tackboard/machines';
import { exploreLocalSave } from '@tackboard/machines/store';
import { SavedIcon, SaveIcon, withClass } from '@tackboard/ui';
import { type ButtonHTMLAttributes, forwardRef } from 'react';
import { useCard } from '../card/card-context.js';
import { preloadBoardPicker } from '../boards/lazy-board-picker.js';
import { chainHandlers } from '../client/chain-handlers.js';
import { opensPicker, pressSave } from './save-press.js';
import type { SaveSetup } from './save-press-input.js';
import { SaveTarget } from './save-target.js';

/** The same elements for all cards. */
const SAVE_ICON = SaveIcon({ className: 'tb-save-icon' });
const SAVED_ICON = SavedIcon({ className: 'tb-save-icon' });

/** Props of {@link SaveButton}, besides the attributes of a `<button>`. */
export interface SaveButtonProps
  extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'onClick'>, SaveButtonOptions {
  /**
   * `explore-local` opens the repin page instead of saving, and shows Saved only for a pin on a board (S1 §4).
   * @default 'one-tap'
   */
  readonly variant?: SaveVariant;
  /** The id of the pin from which the viewer came. The save is recorded for it too (S1 §4). */
  readonly originalPinId?: string;
}

/**
 * Saves the pin of its card with one press, and unsaves it with the next (S1 §4). It ignores presses while a request is
 * pending. A save that waits in the outbox says so on the image. Beside it is the board that it saves to; with the call `listBoards` that board opens the board picker. Save
 * itself opens the picker for viewers without boards, for those who want to choose each time, and on touch. A visitor can
 * save two pins with the option `signedOutSaves`, then the login prompt opens. Renders nothing for bots, and for pins and
 * surfaces without a save button.
 */
export const SaveButton = forwardRef<HTMLButtonElement, SaveButtonProps>(function SaveButton(
  {
    className,
    isPersistentOneClick,
    hidesDropdown,
    variant = 'one-tap',
    originalPinId,
    ...attributes
  },
  ref,
) {
  const card = useCard('SaveButton');
  const { pin, name, context, internals } = card;
  const { words, store, navigation } = internals;
  // Without `openPromote` a promotable pin has the usual save button.
  const isPlainPin = !pin.isQuickPromotable || navigation.openPromote !== false;
  const subject = isPlainPin ? pin : { ...pin, isQuickPromotable: false };
  const button = context.isBot
    ? undefined
    : saveButton(subject, context, { isPersistentOneClick, hidesDropdown });
  if (!button) return null;

  const { type } = button;
  const isLocal = variant === 'explore-local';
  const { status, isQueued } = isLocal ? exploreLocalSave(card.save) : card.save;
  const isNone = status === 'none';
  const setup: SaveSetup = { variant, originalPinId, hidesDropdown };
  const press = { card, button, setup };

  const preload = () => {
    if (!isLocal && type !== 'promote') void store.preload();
    if (isNone && opensPicker(press)) preloadBoardPicker();
  };

  const isPromote = type === 'promote';
  const isBusy = status === 'saving' || status === 'deleting';
  const save = isPromote ? words.promote() : words.save();
  const saved = words.saved();
  const label = isNone ? save : saved;
  // The button is as wide as its longer label from the start, so that it does not grow under the pointer.
  const widest = saved.length > save.length && !isPromote ? saved : save;
  return (
    <>
      {context.viewer.isAuth ? <SaveTarget button={button} setup={setup} /> : null}
      {/* Not the kit's `Button` component, which would cost every card of a grid. */}
      <button
        type="button"
        aria-label={`${isQueued ? words.waitingForConnection() : status === 'saving' ? words.saving() : label} ${name}`}
        title={status === 'saved' ? words.unsave() : undefined}
        {...attributes}
        ref={ref}
        className={withClass('tb-button tb-save', className)}
        data-press="save"
        data-type={type}
        data-variant={isPromote ? 'quiet' : isNone ? 'accent' : 'saved'}
        data-busy={isBusy ? '' : undefined}
        aria-disabled={isBusy || attributes['aria-disabled']}
        onPointerEnter={chainHandlers(attributes.onPointerEnter, preload)}
        onFocus={chainHandlers(attributes.onFocus, preload)}
        onClick={isBusy ? undefined : ({ currentTarget }) => pressSave(press, currentTarget)}
      >
        {isNone ? SAVE_ICON : SAVED_ICON}
        <span className="tb-save-label" dir="auto" data-widest={widest}>
          {isBusy ? null : label}
        </span>
      </button>
      {/* There from the press on, so that its text is announced when the save has to wait. */}
      {isBusy ? (
        <output className="tb-save-waiting">
          {isQueued ? words.waitingForConnection() : null}
        </output>
      ) : null}
    </>
  );
});
