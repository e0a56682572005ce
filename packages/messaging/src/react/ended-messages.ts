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
 * Returns an inline script that hides messages of the document that have ended since it was rendered, as after Back, where
 * the browser takes it from its cache (S2 §4.6). It hides them until `<MessagingProvider>` decides. Put it into the head, with
 * the page's nonce under a strict Content-Security-Policy. It reads `localStorage`, like `browserStorage`:
 *
 * `<script nonce="…">${endedMessagesScript({ viewer, initialAt })}</script>`
 */
export function endedMessagesScript({ viewer, initialAt }: EndedMessagesOptions): string {
  // `<` would end the script in an id that has a tag in it.
  const viewerId = JSON.stringify(viewer.isAuth ? (viewer.id ?? '') : '').replaceAll(
    '<',
    '\\u003c',
  );
  // A sheet that a script constructs needs no nonce. The rule is that of `applyHistory`.
  return (
    `try{let s=self.${SHEET}=new CSSStyleSheet,p="${HISTORY_PREFIX}",` +
    'r=performance.getEntriesByType("navigation")[0]?.type==="back_forward";' +
    'for(let[k,v]of Object.entries(localStorage))if(k.startsWith(p))try{let e=JSON.parse(v);' +
    `if(e.viewerId===${viewerId}&&e.hasEnded&&(r||e.at>=${initialAt})&&Date.now()-e.at<=${MAX_AGE_MS})` +
    `s.insertRule('[${MESSAGE_KEY}="'+CSS.escape(k.slice(p.length))+'"]{display:none}')}catch{}` +
    'document.adoptedStyleSheets.push(s)}catch{}'
  );
}

/** Where the script leaves its style sheet. */
const SHEET = 'tackboardEndedMessages';

/** The attribute with the key of a message, on the element around it. */
export const MESSAGE_KEY = 'data-message-key';

/** Removes what {@link endedMessagesScript} hides. Call it when the engine has applied the history. */
export function showEndedMessages(): void {
  const { [SHEET]: sheet } = globalThis as { [SHEET]?: CSSStyleSheet };
  if (!sheet) return;
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
}
