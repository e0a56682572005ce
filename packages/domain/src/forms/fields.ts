import type { FormWords } from '../words/pages.js';

/** Fields that are checked. */
const FORM_FIELDS = ['boardTitle', 'pinDescription', 'firstName', 'link', 'email'] as const;

/** A field that is checked. */
type FormField = (typeof FORM_FIELDS)[number];

/** Why a text is refused. `over` is the number of characters (grapheme clusters) above the limit. */
export type FieldProblem =
  | { readonly kind: 'empty'; readonly field: FormField }
  | {
      readonly kind: 'too-long';
      readonly field: FormField;
      readonly max: number;
      readonly over: number;
    }
  | { readonly kind: 'malformed'; readonly field: FormField };

/** An accepted text, trimmed, or the reason why it is refused. */
export type FieldCheck =
  | { readonly ok: true; readonly value: string }
  | { readonly ok: false; readonly problem: FieldProblem };

/** Accepts a text. */
function accept(value: string): FieldCheck {
  return { ok: true, value };
}

/** Refuses a text. */
function refuse(problem: FieldProblem): FieldCheck {
  return { ok: false, problem };
}

let segmenter: Intl.Segmenter | undefined;

/** Counts grapheme clusters, so that an emoji is one character. */
export function characterCount(text: string): number {
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  let count = 0;
  for (const _ of segmenter.segment(text)) count++;
  return count;
}

/** Whether a text has only white space, control characters and invisible characters. */
function isInvisible(text: string): boolean {
  return !/[^\p{C}\p{Z}\s]/u.test(text);
}

/** Longest board title, in characters (S1 §5.2). */
export const BOARD_TITLE_MAX = 50;

/** Longest description of a pin on a board, in characters (S1 §5.1). */
export const PIN_DESCRIPTION_MAX = 500;

/** Longest first name, in characters (S1 §5.3). */
export const FIRST_NAME_MAX = 30;

/** Checks a board title (S1 §5.2): not empty, at most 50 characters. Collapses white space. */
export function checkBoardTitle(typed: string): FieldCheck {
  return checkText('boardTitle', oneLine(typed), BOARD_TITLE_MAX);
}

/** Checks the description of a pin on a board (S1 §5.1): at most 500 characters, may be empty. Keeps line breaks. */
export function checkPinDescription(typed: string): FieldCheck {
  const value = typed.trim();
  return isInvisible(value) ? accept('') : checkText('pinDescription', value, PIN_DESCRIPTION_MAX);
}

/** Checks a first name (S1 §5.3): not empty, at most 30 characters. Collapses white space. */
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

const SCHEME = /^[a-z][a-z\d+.-]*:(?!\d)/i;
const WEB_SCHEME = /^https?:$/;

/** Longest email address, and longest part before the `@` (RFC 5321), in characters. */
const EMAIL_MAX = 254;
const MAILBOX_MAX = 64;

/**
 * Checks a link that a user typed. It must be http or https; without a scheme it gets https. Links with a user name
 * or password are refused, because they hide the host.
 */
export function checkLink(typed: string): FieldCheck {
  const text = typed.trim();
  if (isInvisible(text)) return refuse({ kind: 'empty', field: 'link' });
  const url = parseUrl(SCHEME.test(text) ? text : `https://${text}`);
  const isLink =
    url !== undefined &&
    WEB_SCHEME.test(url.protocol) &&
    url.username === '' &&
    url.password === '' &&
    isHost(url.hostname);
  return isLink ? accept(url.href) : refuse({ kind: 'malformed', field: 'link' });
}

/** Checks an email address before the server looks it up. Lower-cases the host. */
export function checkEmail(typed: string): FieldCheck {
  const text = typed.trim();
  if (isInvisible(text)) return refuse({ kind: 'empty', field: 'email' });
  const at = text.lastIndexOf('@');
  const mailbox = text.slice(0, Math.max(at, 0));
  const host = text.slice(at + 1);
  const isEmail =
    text.length <= EMAIL_MAX &&
    mailbox.length <= MAILBOX_MAX &&
    /^[^\s@"(),:;<>[\\\]\p{C}]+$/u.test(mailbox) &&
    !/^\.|\.$|\.\./.test(mailbox) &&
    /^[\p{L}\p{N}\p{M}.-]+$/u.test(host) &&
    isHost(parseUrl(`https://${host}`)?.hostname ?? '');
  return isEmail
    ? accept(`${mailbox}@${host.toLowerCase()}`)
    : refuse({ kind: 'malformed', field: 'email' });
}

/** Whether a host name is public: labels separated by dots, the last with a letter. */
function isHost(hostname: string): boolean {
  return /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+(?:[a-z]{2,}|xn--[a-z\d-]+)$/.test(hostname);
}

function parseUrl(text: string): URL | undefined {
  return URL.canParse(text) ? new URL(text) : undefined;
}

/** Returns the message for a refused text: the problem and how to fix it. */
export function fieldMessage(problem: FieldProblem, words: FormWords): string {
  switch (problem.kind) {
    case 'empty':
      return words[EMPTY[problem.field]]();
    case 'too-long':
      return words.tooLong({ max: problem.max, over: problem.over });
    case 'malformed':
      return words[problem.field === 'email' ? 'emailMalformed' : 'linkMalformed']();
  }
}

const EMPTY = {
  boardTitle: 'boardTitleEmpty',
  pinDescription: 'pinDescriptionEmpty',
  firstName: 'firstNameEmpty',
  link: 'linkEmpty',
  email: 'emailEmpty',
} as const satisfies Record<FormField, keyof FormWords>;
