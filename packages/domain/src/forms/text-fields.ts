import {
  accept,
  characterCount,
  type FieldCheck,
  type FormField,
  isInvisible,
  refuse,
} from './field.js';

/** The longest title of a board, in characters (S1 §5). */
export const BOARD_TITLE_MAX = 50;

/** The longest description of a pin on a board, in characters (S1 §5). */
export const PIN_DESCRIPTION_MAX = 500;

/** The longest first name, in characters (S1 §5). */
export const FIRST_NAME_MAX = 30;

/** Checks the title of a board: something, and at most 50 characters. Blanks are made one each (S1 §5). */
export function checkBoardTitle(typed: string): FieldCheck {
  return checkText('boardTitle', oneLine(typed), BOARD_TITLE_MAX);
}

/** Checks the description of a pin on a board: at most 500 characters; it may be empty. Lines stay (S1 §5). */
export function checkPinDescription(typed: string): FieldCheck {
  const value = typed.trim();
  return isInvisible(value) ? accept('') : checkText('pinDescription', value, PIN_DESCRIPTION_MAX);
}

/** Checks a first name: something, and at most 30 characters. Blanks are made one each (S1 §5). */
export function checkFirstName(typed: string): FieldCheck {
  return checkText('firstName', oneLine(typed), FIRST_NAME_MAX);
}

function oneLine(typed: string): string {
  return typed.replace(/\s+/g, ' ').trim();
}

function checkText(field: FormField, value: string, max: number): FieldCheck {
  if (isInvisible(value)) return refuse({ kind: 'empty', field });
  const over = characterCount(value) - max;
  return over > 0 ? refuse({ kind: 'too-long', field, max, over }) : accept(value);
}
