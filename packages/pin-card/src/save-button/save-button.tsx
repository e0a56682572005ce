'use client';
import {
  saveButton,
  type SaveButton as SaveButtonKind,
  type SaveButtonOptions,
} from '@tackboard/domain';
import { exploreLocalSave, type SaveVariant } from '@tackboard/machines';
import { Button, withClass } from '@tackboard/ui';
import { SavedIcon, SaveIcon } from '@tackboard/ui/icons';
import { type ButtonHTMLAttributes, forwardRef } from 'react';
import { useCard } from '../card/card-context.js';
import { useTackboard } from '../provider/tackboard-context.js';
import { SaveTarget } from './save-target.js';
import { type SavePressOptions, useSavePress } from './use-save-press.js';

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
  const { ports } = useTackboard('SaveButton');
  const { pin, context } = useCard('SaveButton');
  // Where nobody promotes, a pin that could be promoted is saved like any other.
  const shown = ports.openPromotePage ? pin : { ...pin, isQuickPromotable: false };
  const button = context.isBot
    ? undefined
    : saveButton(shown, context, { isPersistentOneClick, hidesDropdown });
  if (!button) return null;
  return (
    <SavePill
      {...attributes}
      ref={ref}
      className={withClass('tb-save', className)}
      button={button}
      setup={{ variant, originalPinId, hidesDropdown }}
    />
  );
});

interface SavePillProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly button: SaveButtonKind;
  readonly setup: SavePressOptions;
}

const SavePill = forwardRef<HTMLButtonElement, SavePillProps>(function SavePill(
  { button, setup, ...attributes },
  ref,
) {
  const { words, store } = useTackboard('SaveButton');
  const { name, save: held } = useCard('SaveButton');
  const { press, ask } = useSavePress(button, setup);
  const isLocal = setup.variant === 'explore-local';
  const { status } = isLocal ? exploreLocalSave(held) : held;
  const isPromote = button.type === 'promote';

  const preload = () => {
    if (!isPromote && !isLocal) void store.preload();
  };
  const labels = {
    none: isPromote ? words.promote() : words.save(),
    saving: words.saving(),
    saved: words.saved(),
    deleting: words.saved(),
  };
  const label = labels[status];
  // The pill is as wide as its longest word from the start, so that it does not grow under the pointer.
  const widest = Object.values(labels).reduce((a, b) => (b.length > a.length ? b : a));

  return (
    <>
      {isLocal ? null : <SaveTarget button={button} ask={ask} />}
      <Button
        aria-label={`${label} ${name}`}
        title={status === 'saved' ? words.unsave() : undefined}
        {...attributes}
        ref={ref}
        data-type={button.type}
        variant={status === 'none' ? 'accent' : 'saved'}
        busy={status === 'saving' || status === 'deleting'}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={({ currentTarget }) => press(currentTarget)}
      >
        {status === 'none' ? (
          <SaveIcon className="tb-save-icon" />
        ) : (
          <SavedIcon className="tb-save-icon" />
        )}
        <span className="tb-save-label" dir="auto" data-widest={isPromote ? undefined : widest}>
          {label}
        </span>
      </Button>
    </>
  );
});
