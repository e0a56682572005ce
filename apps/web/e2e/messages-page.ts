import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.js';

/** The page of messages, as a person uses it. */
export interface MessagesPage {
  readonly open: () => Promise<void>;
  /** Waits until the buttons of the opened page work. */
  readonly ready: () => Promise<void>;
  /** The button that triggers the message of a surface, by the surface's name. */
  readonly button: (name: string) => Locator;
  /** Triggers the message of a surface, by the surface's name. */
  readonly show: (name: string) => Promise<void>;
  /** Waits until the row of a surface says what became of its message. */
  readonly expectState: (name: string, state: string) => Promise<void>;
}

/** Uses `/messages` by what it says, in English or German. */
export function messagesPage(page: Page): MessagesPage {
  // A dialog hides the page behind it from assistive technology, and the row says what became of it all the same.
  const includeHidden = true;
  const row = (name: string): Locator =>
    page
      .getByRole('main', { includeHidden })
      .getByRole('listitem', { includeHidden })
      .filter({ has: page.getByRole('heading', { name, exact: true, includeHidden }) });
  const ready = async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^(?:Messages|Nachrichten)$/);
    // The engine says where each message is once it runs.
    await expect(
      page.getByRole('button', { name: /^(?:Reset all|Alle zurücksetzen)$/ }),
    ).toBeEnabled();
  };
  const button = (name: string) => row(name).getByRole('button', { includeHidden });
  return {
    button,
    async open() {
      await page.goto('/messages');
      await ready();
    },
    ready,
    async show(name) {
      await button(name).click();
      // A hero that comes late waits until the visitor points at nothing.
      await page.mouse.move(1, 1);
    },
    async expectState(name, state) {
      await expect(row(name).getByRole('status', { includeHidden })).toContainText(state, {
        ignoreCase: true,
      });
    },
  };
}
