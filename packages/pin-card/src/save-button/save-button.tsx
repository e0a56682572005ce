'use client';
import { saveButton } from '@tackboard/domain';
import { Button, withClass } from '@tackboard/ui';
import { SavedIcon, SaveIcon } from '@tackboard/ui/icons';
import { type ButtonHTMLAttributes, forwardRef } from 'react';
import { useCard } from '../card/card-context.js';
import { useTackboard } from '../provider/tackboard-context.js';

/** What a {@link SaveButton} takes: the attributes of a `<button>`. */
export type SaveButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'onClick'>;

/**
 * Saves the pin of its card at one press, and unsaves it at the next. Save turns into Saved in place; while an answer
 * is awaited a press does nothing. For a signed-out visitor it asks the provider's `onLogin`. Renders nothing for a
 * pin or a surface without a save button.
 */
export const SaveButton = forwardRef<HTMLButtonElement, SaveButtonProps>(function SaveButton(
  { className, ...attributes },
  ref,
) {
  const { words, store, defaultBoard } = useTackboard('SaveButton');
  const { pin, context, name, save } = useCard('SaveButton');
  if (!saveButton(pin, context)) return null;

  const preload = () => void store.preload();
  const isBusy = save.status === 'saving' || save.status === 'deleting';
  const isSaved = save.status === 'saved';
  const label = {
    none: words.save(),
    saving: words.saving(),
    saved: words.saved(),
    deleting: words.saved(),
  }[save.status];

  return (
    <Button
      aria-label={`${label} ${name}`}
      title={isSaved ? words.unsave() : undefined}
      {...attributes}
      ref={ref}
      className={withClass('tb-save', className)}
      variant={save.status === 'none' ? 'accent' : 'saved'}
      busy={isBusy}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={() => store.tap(pin, defaultBoard ? { board: defaultBoard } : {})}
    >
      {save.status === 'none' ? (
        <SaveIcon className="tb-save-icon" />
      ) : (
        <SavedIcon className="tb-save-icon" />
      )}
      <span className="tb-save-label" dir="auto">
        {label}
      </span>
    </Button>
  );
});
