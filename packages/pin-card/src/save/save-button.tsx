'use client';
import type { SaveButtonOptions } from '@tackboard/domain';
import { saveButton } from '@tackboard/domain/card';
import type { SaveVariant } from '@tackboard/machines';
import { exploreLocalSave } from '@tackboard/machines/store';
import { withClass } from '@tackboard/ui';
import { type ButtonHTMLAttributes, forwardRef } from 'react';
import { useCard } from '../card/card-context.js';
import { preloadBoardPicker } from '../boards/lazy-board-picker.js';
import { chainHandlers } from '../client/chain-handlers.js';
import { hasBoards } from '../client/site-features.js';
import type { Card, Internals } from '../client/types.js';
import { opensPicker, pressSave } from './save-press.js';
import type { SaveSetup } from './save-press-input.js';
import { SaveTarget } from './save-target.js';

/** Props of {@link SaveButton}, besides the attributes of a `<button>`. */
export interface SaveButtonProps
  extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'onClick'>, SaveButtonOptions {
  /**
   * `explore-local` opens the repin page instead of saving, and shows Saved only for a pin on a board.
   * @default 'one-tap'
   */
  readonly variant?: SaveVariant;
  /** The id of the pin from which the viewer came. The save is recorded for it too. */
  readonly originalPinId?: string;
}

/**
 * Saves the pin of its card with one press, and unsaves it with the next. It ignores presses while a request is
 * pending. A save that waits in the outbox says so on the image. Beside it is the board that it saves to; with the call `listBoards` that board opens the board picker. Save
 * itself opens the picker for viewers without boards, for those who want to choose each time, and on touch. On a site without
 * boards (neither `listBoards` nor `createBoard` nor a `defaultBoard`) every press saves, and nothing names a board. A visitor can
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
  const { name, context, internals } = card;
  const { words, store } = internals;
  const button = buttonOf(card, { isPersistentOneClick, hidesDropdown });
  if (!button) return null;

  const { type } = button;
  const isPromote = type === 'promote';
  const isLocal = variant === 'explore-local';
  const { status, isQueued } = isLocal ? exploreLocalSave(card.save) : card.save;
  const isNone = status === 'none';
  const isBusy = status === 'saving' || status === 'deleting';
  const setup: SaveSetup = { variant, originalPinId, hidesDropdown };
  const press = { card, button, setup };
  const preload = () => {
    if (!isLocal && !isPromote) void store.preload();
  };
  const preloadAll = () => {
    preload();
    if (isNone && opensPicker(press)) preloadBoardPicker();
  };
  const { label, widest, size } = saveLabel(words, isPromote, isNone);
  return (
    <>
      {context.viewer.isAuth && hasBoards(internals) ? (
        <SaveTarget button={button} setup={setup} />
      ) : null}
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
        data-word={size}
        data-variant={isPromote ? 'quiet' : isNone ? 'accent' : 'saved'}
        data-busy={isBusy ? '' : undefined}
        aria-disabled={isBusy || attributes['aria-disabled']}
        onPointerEnter={chainHandlers(attributes.onPointerEnter, preload)}
        onPointerDown={chainHandlers(attributes.onPointerDown, preloadAll)}
        onFocus={chainHandlers(attributes.onFocus, preloadAll)}
        onClick={isBusy ? undefined : ({ currentTarget }) => pressSave(press, currentTarget)}
      >
        <span className="tb-save-label" dir="auto" data-widest={widest}>
          {isBusy ? null : label}
        </span>
      </button>
      {isBusy ? <WaitingNote text={isQueued ? words.waitingForConnection() : null} /> : null}
    </>
  );
});

/** The kind of save button that a card has. */
function buttonOf({ pin, context, internals }: Card, options: SaveButtonOptions) {
  // Without `openPromote` a promotable pin has the usual save button.
  const isPlainPin = !pin.isQuickPromotable || internals.navigation.openPromote !== false;
  return saveButton(isPlainPin ? pin : { ...pin, isQuickPromotable: false }, context, options);
}

/** Letters of a word that needs more room than "Saved", and of one that leaves nothing beside it no room. */
const LONG_WORD = 6;
const LONGER_WORD = 9;

/** Letters that are as wide as two. */
const WIDE_LETTER = /[\u2e80-\uffff]/g;

/** The text of the button, and the longer one of its texts: it does not grow under the pointer. The style sheet reads its size. */
function saveLabel(words: Internals['words'], isPromote: boolean, isNone: boolean) {
  const save = isPromote ? words.promote() : words.save();
  const saved = words.saved();
  const widest = saved.length > save.length && !isPromote ? saved : save;
  const { length } = widest.replace(WIDE_LETTER, '__');
  const size = length < LONG_WORD ? undefined : length < LONGER_WORD ? 'long' : 'longer';
  return { label: isNone ? save : saved, widest, size };
}

/** There from the press on, so that its text is announced when the save has to wait. */
function WaitingNote({ text }: { readonly text: string | null }) {
  return <output className="tb-save-waiting">{text}</output>;
}
