import {
  accept,
  characterCount,
  type FieldCheck,
  type FormField,
  isInvisible,
  refuse,
} from './field.js';

/** Longest board title, in characters (S1 §5). */
export const BOARD_TITLE_MAX = 50;

/** Longest description of a pin on a board, in characters (S1 §5). */
export const PIN_DESCRIPTION_MAX = 500;

/** Longest first name, in characters (S1 §5). */
export const FIRST_NAME_MAX = 30;

/** Checks a board title (S1 §5): not empty, at most 50 characters. Collapses white space. */
export function checkBoardTitle(typed: string): FieldCheck {
  return checkText('boardTitle', oneLine(typed), BOARD_TITLE_MAX);
}

/** Checks the description of a pin on a board (S1 §5): at most 500 characters, may be empty. Keeps line breaks. */
export function checkPinDescription(typed: string): FieldCheck {
  const value = typed.trim();
  return isInvisible(value) ? accept('') : checkText('pinDescription', value, PIN_DESCRIPTION_MAX);
}

/** Checks a first name (S1 §5): not empty, at most 30 characters. Collapses white space. */
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
