import { accept, type FieldCheck, isInvisible, refuse } from './field.js';

const SCHEME = /^[a-z][a-z\d+.-]*:(?!\d)/i;
const WEB_SCHEME = /^https?:$/;

/** Longest email address, and longest part before the `@` (RFC 5321), in characters. */
const EMAIL_MAX = 254;
const MAILBOX_MAX = 64;

/**
 * Checks a link that a user typed. It must be http or https; without a scheme it gets https. Links with a user name
 * or password are refused, because they hide the host (S1 §5 leaves the rule open).
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

/** Checks an email address before the server looks it up (S3 §7). Lower-cases the host. */
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
