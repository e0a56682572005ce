import type { Browser } from '@playwright/test';

/**
 * A tab as a person has it: one of several of a window, of which the others are hidden. The pages of the test runner never
 * are, whichever is in front: it tells each of them that it is seen and has the focus.
 */
export interface PlainTab {
  readonly bringToFront: () => Promise<void>;
  /** Runs a script in the tab and tells what it gives, as JSON; undefined before the tab shows a page. */
  readonly evaluate: (script: string) => Promise<unknown>;
  readonly close: () => Promise<void>;
}

interface Answer {
  readonly id: number;
  readonly error?: { readonly message: string };
  readonly result?: {
    readonly result: { readonly value?: unknown };
    readonly exceptionDetails?: { readonly text: string };
  };
}

/** Opens tabs beside those of the test runner, in a window of their own; the newest is in front. */
export async function plainTabs(browser: Browser): Promise<(url: string) => Promise<PlainTab>> {
  const session = await browser.newBrowserCDPSession();
  const waiting = new Map<number, (answer: Answer) => void>();
  session.on('Target.receivedMessageFromTarget', ({ message }) => {
    const answer = JSON.parse(message) as Answer;
    waiting.get(answer.id)?.(answer);
  });
  let calls = 0;
  return async (url) => {
    const { targetId } = await session.send('Target.createTarget', { url });
    const { sessionId } = await session.send('Target.attachToTarget', { targetId });
    return {
      async bringToFront() {
        await session.send('Target.activateTarget', { targetId });
      },
      async evaluate(expression) {
        const id = ++calls;
        const answered = new Promise<Answer>((resolve) => waiting.set(id, resolve));
        const params = { expression, returnByValue: true, awaitPromise: true };
        const message = JSON.stringify({ id, method: 'Runtime.evaluate', params });
        await session.send('Target.sendMessageToTarget', { sessionId, message });
        const { error, result } = await answered;
        waiting.delete(id);
        // The tab is on its way to the page: nothing can run there yet.
        if (error?.message.includes('execution context')) return undefined;
        const problem = error?.message ?? result?.exceptionDetails?.text;
        if (problem !== undefined) throw new Error(`${expression}: ${problem}`);
        return result?.result.value;
      },
      async close() {
        await session.send('Target.closeTarget', { targetId });
      },
    };
  };
}
