import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../database/open.js';
import { temporaryFolder } from '../testing/test-server.js';
import { createRunOnce } from './run-once.js';

const DAY_MS = 24 * 60 * 60_000;

describe('a stored result', () => {
  it('expires after seven days, and its row is deleted', () => {
    const database = openDatabase(join(temporaryFolder(), 'answers.db'));
    database.exec(
      `INSERT INTO users (id, username, full_name, image_small, image_medium, is_merchant, gender, is_employee, created_at) VALUES ('1', 'ann', 'Ann', '', '', 0, 'unspecified', 0, 0)`,
    );
    let nowMs = Date.UTC(2027, 0, 1);
    const runOnce = createRunOnce(database, () => nowMs);
    const write = {
      userId: '1',
      key: 'tap',
      call: 'RepinResource/create',
      options: { pin_id: '5' },
    };

    expect(runOnce(write, () => 'first')).toEqual({ data: 'first', isReplay: false });
    nowMs += 7 * DAY_MS - 1;
    expect(runOnce(write, () => 'second')).toEqual({ data: 'first', isReplay: true });
    nowMs += 1;
    expect(runOnce(write, () => 'third')).toEqual({ data: 'third', isReplay: false });
    nowMs += 7 * DAY_MS;
    runOnce({ ...write, key: 'other' }, () => 'fourth');
    const keys = database.prepare('SELECT idempotency_key AS name FROM answers').all();
    expect(keys.map((row) => row['name'])).toEqual(['other']);
    database.close();
  });
});
