import type { ReadUserRequest } from '@tackboard/api-client';
import { expect, it } from 'vitest';
import { readSettings } from './read-settings.js';

it('S3 §7.13: the settings read the save behaviour of the viewer by its field set', async () => {
  const requests: (ReadUserRequest | undefined)[] = [];
  const readUser = (request?: ReadUserRequest) => {
    requests.push(request);
    const isSet = request?.fieldSetKey === 'save_behavior';
    return Promise.resolve(isSet ? { id: '7', saveBehavior: 1 } : { id: '7', country: 'AT' });
  };
  expect(await readSettings({ readUser }, '7')).toEqual({
    id: '7',
    country: 'AT',
    saveBehavior: 1,
  });
  expect(requests).toEqual([{ userId: '7' }, { userId: '7', fieldSetKey: 'save_behavior' }]);
});
