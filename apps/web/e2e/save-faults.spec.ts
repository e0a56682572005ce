import type { Fault } from './faults.js';
import { feedPage, pointAt } from './feed-page.js';
import { expect, test } from './fixtures.js';
import { open } from './open.js';
import { savesInDatabase } from './saves.js';

/** The browser logs each failed response. */
test.use({ allowedProblems: /^Failed to load resource: / });

/** S1 §8: the words of the toast when the server sends none of its own. */
const SAVE_FAILED = 'Sorry! Something went wrong on our end.';
const DELETE_FAILED = 'Sorry! There was an error deleting your Pin.';

/** The client aborts an attempt after 10 s. After an unknown outcome it reads the pin at once and again after 1 s. */
const ATTEMPT_TIMEOUT_MS = 10_000;

/** More than the browser's connections to one server. */
const DROPS = 10;

interface FaultCase {
  readonly name: string;
  readonly fault: Omit<Fault, 'call'>;
  /** Whether the write is in the database. */
  readonly isDone: boolean;
  /** The text of the toast, if it is the server's. */
  readonly message?: string;
}

/** One of each outcome. Unit tests of the client have the other responses that are lost, broken or refused. */
const CASES: readonly FaultCase[] = [
  { name: 'a 500 before the commit', fault: { kind: 'status', status: 500 }, isDone: false },
  {
    name: 'a 403 with a message of the server',
    fault: { kind: 'status', status: 403, message: 'This board is closed.' },
    isDone: false,
    message: 'This board is closed.',
  },
  {
    // A browser repeats a request that a reused connection lost, once for each open connection.
    name: 'a connection dropped after the commit',
    fault: { kind: 'drop', when: 'after', times: DROPS },
    isDone: true,
  },
  { name: 'no response after the commit', fault: { kind: 'timeout', when: 'after' }, isDone: true },
];

const TITLE = 'Acanthus mollis, photographed like architecture';

for (const { name, fault, isDone, message } of CASES) {
  test(`S1 §8: ${name} leaves page and database in the same state`, async ({
    page,
    server,
    faults,
  }) => {
    const feed = feedPage(page);
    const saves = () => savesInDatabase(server.databasePath, 'tomasoliveira', TITLE);
    await page.clock.install();
    await open(page, '/', 'tomasoliveira');
    const card = feed.card(TITLE);
    const press = async () => {
      await pointAt(card);
      await feed.saveButton(TITLE).click();
      await expect.poll(() => faults.hasOccurred()).toBe(true);
      if (fault.kind === 'timeout') {
        await expect(card).toHaveAttribute('data-save', /^(saving|deleting)$/);
        await page.clock.fastForward(ATTEMPT_TIMEOUT_MS);
      }
    };
    const failures = page.getByText(/^Sorry!/);

    await faults.plan({ call: 'RepinResource/create', ...fault });
    await press();
    await expect(card).toHaveAttribute('data-save', isDone ? 'saved' : 'none');
    if (isDone) await expect(failures).toHaveCount(0);
    else await expect(page.getByText(message ?? SAVE_FAILED)).toBeVisible();
    expect(saves()).toBe(isDone ? 1 : 0);
    await faults.clear();

    if (!isDone) {
      await feed.saveButton(TITLE).click();
      await expect(card).toHaveAttribute('data-save', 'saved');
      expect(saves()).toBe(1);
    }

    await faults.plan({ call: 'PinResource/delete', ...fault });
    await press();
    await expect(card).toHaveAttribute('data-save', isDone ? 'none' : 'saved');
    if (isDone) await expect(failures).toHaveCount(0);
    else await expect(page.getByText(DELETE_FAILED)).toBeVisible();
    expect(saves()).toBe(isDone ? 0 : 1);
    await faults.clear();

    if (!isDone) {
      await feed.saveButton(TITLE).click();
      await expect(card).toHaveAttribute('data-save', 'none');
      expect(saves()).toBe(0);
    }
  });
}
