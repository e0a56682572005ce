import type { MessageHost } from '@tackboard/domain';
import { HISTORY_PREFIX, MAX_AGE_MS } from '../engine/saved.js';

/** What {@link endedMessagesScript} needs to know. */
export interface EndedMessagesOptions {
  /** The viewer whom the document is for. */
  readonly viewer: Pick<ReturnType<MessageHost['viewer']['get']>, 'id' | 'isAuth'>;
  /** When the document was rendered, in milliseconds since 1970: the `initialAt` of `createMessaging()`. */
  readonly initialAt: number;
}

/**
 * Returns an inline script that hides the messages that have ended since the document was rendered, as after Back, when the
 * browser shows a cached document (S2 §4.6). They stay hidden until `<MessagingProvider>` decides. Put it into the head, with
 * the page's nonce under a strict Content-Security-Policy. It reads `localStorage`, like `browserStorage`:
 *
 * `<script nonce="…">${endedMessagesScript({ viewer, initialAt })}</script>`
 */
export function endedMessagesScript({ viewer, initialAt }: EndedMessagesOptions): string {
  // An id that contains `</script>` would end the script.
  const viewerId = JSON.stringify(viewer.isAuth ? (viewer.id ?? '') : '').replaceAll(
    '<',
    '\\u003c',
  );
  // A style sheet that a script constructs needs no nonce. Which messages have ended is the rule of `applyHistory`. The names:
  // s: the sheet, p: the prefix of the keys, r: whether the visitor came by Back or Forward, k and v: a stored entry, e: its value.
  return (
    `try{let s=self.${SHEET}=new CSSStyleSheet,p="${HISTORY_PREFIX}",` +
    'r=performance.getEntriesByType("navigation")[0]?.type==="back_forward";' +
    'for(let[k,v]of Object.entries(localStorage))if(k.startsWith(p))try{let e=JSON.parse(v);' +
    `if(e.viewerId===${viewerId}&&e.hasEnded&&(r||e.at>=${initialAt})&&Date.now()-e.at<=${MAX_AGE_MS})` +
    `s.insertRule('[${MESSAGE_KEY}="'+CSS.escape(k.slice(p.length))+'"]{display:none}')}catch{}` +
    'document.adoptedStyleSheets.push(s)}catch{}'
  );
}

/** The global variable with the style sheet of the script. */
const SHEET = 'tackboardEndedMessages';

/** The attribute with the key of a message, on the element around it. */
export const MESSAGE_KEY = 'data-message-key';

/** Undoes {@link endedMessagesScript}. Call it when the engine has applied the history, and hides what has ended itself. */
export function showEndedMessages(): void {
  const { [SHEET]: sheet } = globalThis as { [SHEET]?: CSSStyleSheet };
  if (!sheet) return;
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
}
