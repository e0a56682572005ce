/** Warns in development that no message has the key, which a call names. */
export function warnOfKey(call: string, key: string): void {
  // Bundlers replace the expression, as they do for React, and drop the block from production.
  if (process.env.NODE_ENV !== 'production') {
    // oxlint-disable-next-line no-console -- a hint for developers
    console.warn(
      `Tackboard: ${call}("${key}") did nothing, because no message of the page has this key. ` +
        'A key is "placement:experience", as messagesOf() returns it.',
    );
  }
}
