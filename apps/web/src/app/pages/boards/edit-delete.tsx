import { useTackboard } from '@tackboard/pin-card';
import { Button } from '@tackboard/ui';
import { type ConfirmRequest, openConfirm } from './open-confirm.js';
import { BOARD_TEXTS } from '../../words/boards.js';
import { useTexts } from '../../words/in-languages.js';

interface EditDeleteProps {
  /** The label of the button that opens the form: `Edit` or `Rename`. */
  readonly editText: string;
  readonly onEdit: (anchor: HTMLElement) => void;
  /** What the dialog asks before the deletion. */
  readonly confirm: Omit<ConfirmRequest, 'anchor'>;
}

/** The buttons that edit and delete a board, a section or a pin. */
export function EditDelete({ editText, onEdit, confirm }: EditDeleteProps) {
  return (
    <>
      <Button aria-haspopup="dialog" onClick={({ currentTarget }) => onEdit(currentTarget)}>
        {editText}
      </Button>
      <DeleteButton confirm={confirm} />
    </>
  );
}

/** Asks for a confirmation, then deletes. */
export function DeleteButton({ confirm }: Pick<EditDeleteProps, 'confirm'>) {
  const tackboard = useTackboard();
  const texts = useTexts(BOARD_TEXTS);
  return (
    <Button
      aria-haspopup="dialog"
      onClick={({ currentTarget }) => openConfirm(tackboard, { ...confirm, anchor: currentTarget })}
    >
      {texts.delete}
    </Button>
  );
}
