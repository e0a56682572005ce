'use client';
import type { SaveButtonOptions } from '@tackboard/domain';
import { saveButton } from '@tackboard/domain/pin';
import { exploreLocalSave, type SaveVariant } from '@tackboard/machines/store';
import { withClass } from '@tackboard/ui';
import { SavedIcon, SaveIcon } from '@tackboard/ui/icons';
import { type ButtonHTMLAttributes, forwardRef } from 'react';
import { useCard } from '../card/card-context.js';
import { loadSavePress } from './load-save-press.js';
import type { SaveSetup } from './save-setup.js';
import { SaveTarget } from './save-target.js';

/** Made once: the same elements on every card. */
const SAVE_ICON = SaveIcon({ className: 'tb-save-icon' });
const SAVED_ICON = SavedIcon({ className: 'tb-save-icon' });

/** What a {@link SaveButton} takes besides the attributes of a `<button>`. */
export interface SaveButtonProps
  extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'onClick'>, SaveButtonOptions {
  /**
   * `explore-local` opens the repin page instead of saving, and is saved where the pin lies on a board (S1 §4).
   * @default 'one-tap'
   */
  readonly variant?: SaveVariant;
  /** The pin that this one was reached from; the save is recorded for it as well (S1 §4). */
  readonly originalPinId?: string;
}

/**
 * Saves the pin of its card at one press, and unsaves it at the next (S1 §4). Save turns into Saved in place; while an
 * answer is awaited a press does nothing. Beside it stands the board that it saves to, which opens the board picker
 * where the page lists boards; a viewer without boards, one who wants to be asked, and a finger come to the picker by
 * Save itself. A visitor saves up to two pins where the page keeps them, and is asked for an account at the next.
 * Renders nothing for a pin or a surface without a save button, and for bots.
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
  const { pin, name, context, tackboard } = card;
  const { words, store, calls, client, navigation, defaultBoard } = tackboard;
  // Where nobody promotes, a pin that could be promoted is saved like any other.
  const isPlainPin = !pin.isQuickPromotable || navigation.openPromote;
  const shown = isPlainPin ? pin : { ...pin, isQuickPromotable: false };
  const button = context.isBot
    ? undefined
    : saveButton(shown, context, { isPersistentOneClick, hidesDropdown });
  if (!button) return null;

  const { type } = button;
  const isLocal = variant === 'explore-local';
  const { status } = isLocal ? exploreLocalSave(card.save) : card.save;
  const isNone = status === 'none';
  const setup: SaveSetup = { variant, originalPinId, hidesDropdown };
  const isPlain =
    !isLocal &&
    type !== 'promote' &&
    type !== 'quickSave' &&
    !context.viewer.isLimitedLogin &&
    (!calls.listBoards || !isNone || type === 'persistentOneClickSave');

  const preload = () => {
    if (!isLocal && type !== 'promote') void store.preload();
    if (!isPlain) void loadSavePress().then(nothing, nothing);
  };
  const press = (anchor: HTMLElement) => {
    if (isPlain) {
      store.tap(pin, { originalPinId, board: client.targets.last() ?? defaultBoard });
      return;
    }
    // The press is kept until what carries it out is there.
    loadSavePress().then(
      ({ pressSave }) => pressSave({ card, button, setup }, anchor),
      (error: unknown) => client.fail(error, pin),
    );
  };

  const isPromote = type === 'promote';
  const isBusy = status === 'saving' || status === 'deleting';
  const save = isPromote ? words.promote() : words.save();
  const saved = words.saved();
  const label = isNone ? save : saved;
  // The pill is as wide as its longer word from the start, so that it does not grow under the pointer.
  const widest = saved.length > save.length && !isPromote ? saved : save;
  return (
    <>
      {context.viewer.isAuth ? <SaveTarget button={button} setup={setup} /> : null}
      {/* A `Button` of the kit without its component: a grid has one on every card. */}
      <button
        type="button"
        aria-label={`${status === 'saving' ? words.saving() : label} ${name}`}
        title={status === 'saved' ? words.unsave() : undefined}
        {...attributes}
        ref={ref}
        className={withClass('tb-button tb-save', className)}
        data-type={type}
        data-variant={isPromote ? 'quiet' : isNone ? 'accent' : 'saved'}
        data-busy={isBusy ? '' : undefined}
        aria-disabled={isBusy || attributes['aria-disabled']}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={isBusy ? undefined : ({ currentTarget }) => press(currentTarget)}
      >
        {isNone ? SAVE_ICON : SAVED_ICON}
        <span className="tb-save-label" dir="auto" data-widest={widest}>
          {isBusy ? null : label}
        </span>
      </button>
    </>
  );
});

/** A fetch that fails is tried again by the press, which then says so. */
const nothing = () => {};
