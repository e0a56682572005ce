import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../database/open.js';
import { temporaryFolder } from '../testing/test-server.js';
import { answerKeeper } from './kept-answers.js';

const DAY_MS = 24 * 60 * 60_000;

describe('a kept answer', () => {
  it('is forgotten after seven days, and its row with it', () => {
    const database = openDatabase(join(temporaryFolder(), 'answers.db'));
    database.exec(
      `INSERT INTO users VALUES ('1', 'ann', 'Ann', '', '', 0, NULL, 'unspecified', 0)`,
    );
    let nowMs = Date.UTC(2027, 0, 1);
    const keepAnswer = answerKeeper(database, () => nowMs);
    const write = {
      userId: '1',
      key: 'tap',
      call: 'RepinResource/create',
      options: { pin_id: '5' },
    };

    expect(keepAnswer(write, () => 'first')).toEqual({ data: 'first', isReplay: false });
    nowMs += 7 * DAY_MS - 1;
    expect(keepAnswer(write, () => 'second')).toEqual({ data: 'first', isReplay: true });
    nowMs += 1;
    expect(keepAnswer(write, () => 'third')).toEqual({ data: 'third', isReplay: false });
    nowMs += 7 * DAY_MS;
    keepAnswer({ ...write, key: 'other' }, () => 'fourth');
    const keys = database.prepare('SELECT idempotency_key AS name FROM answers').all();
    expect(keys.map((row) => row['name'])).toEqual(['other']);
    database.close();
  });
});
