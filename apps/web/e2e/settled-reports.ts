import { expect, type Page } from '@playwright/test';

/** Waits until the page has read the responses to its reports. One that it leaves before is sent again by the next page. */
export async function expectSettledReports(page: Page): Promise<void> {
  const stored = () => page.evaluate(() => Object.keys(localStorage).join(' '));
  await expect.poll(stored).not.toContain('tackboard:message-report:');
}
