import { expect, it } from 'vitest';
import { sentBy } from '../sent-by.test.fixture.js';
import { readCountries, readLocales } from './names.js';

it.each([
  ['countries', readCountries, '/resource/CountriesResource/get/'],
  ['locales', readLocales, '/resource/LocalesResource/get/'],
])('S3 §7.29: the names of %s are read', async (_, call, path) => {
  const { sent, result } = await sentBy((client) => call(client), { DE: 'Germany' });
  expect(sent).toEqual([['GET', path, {}]]);
  expect(result).toEqual({ DE: 'Germany' });
});
