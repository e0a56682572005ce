import type { Browser } from '@playwright/test';

/**
 * An ordinary tab, which is hidden when another is in front. The pages of the test runner are never hidden: it emulates
 * visibility and focus for them.
 */
export interface PlainTab {
  readonly bringToFront: () => Promise<void>;
  /** Runs a script in the tab and returns its result, as JSON; undefined before the page has loaded. */
  readonly evaluate: (script: string) => Promise<unknown>;
  readonly close: () => Promise<void>;
}

interface CdpResponse {
  readonly id: number;
  readonly error?: { readonly message: string };
  readonly result?: {
    readonly result: { readonly value?: unknown };
    readonly exceptionDetails?: { readonly text: string };
  };
}

/** Opens ordinary tabs in another window; the newest is in front. */
export async function plainTabs(browser: Browser): Promise<(url: string) => Promise<PlainTab>> {
  const session = await browser.newBrowserCDPSession();
  const pending = new Map<number, (response: CdpResponse) => void>();
  session.on('Target.receivedMessageFromTarget', ({ message }) => {
    const response = JSON.parse(message) as CdpResponse;
    pending.get(response.id)?.(response);
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
        const response = new Promise<CdpResponse>((resolve) => pending.set(id, resolve));
        const params = { expression, returnByValue: true, awaitPromise: true };
        const message = JSON.stringify({ id, method: 'Runtime.evaluate', params });
        await session.send('Target.sendMessageToTarget', { sessionId, message });
        const { error, result } = await response;
        pending.delete(id);
        // The tab is still navigating.
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
