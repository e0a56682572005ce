import type { ReadOptions } from '@tackboard/domain';
import { decodeNames } from '@tackboard/domain/wire';
import { READ_COUNTRIES, READ_LOCALES } from '../endpoints.js';
import type { Client } from '../client.js';
import type { AnyEndpoint } from '../endpoint.js';
import { readCall } from '../resource-call.js';

/** Reads the names of countries by code, for the explanation of an ad (S1 §7.9). */
export function readCountries(
  client: Client,
  options: ReadOptions = {},
): Promise<Readonly<Record<string, string>>> {
  return readNames(client, READ_COUNTRIES, options);
}

/** Reads the names of languages by code, for the explanation of an ad (S3 §7.29). */
export function readLocales(
  client: Client,
  options: ReadOptions = {},
): Promise<Readonly<Record<string, string>>> {
  return readNames(client, READ_LOCALES, options);
}

async function readNames(
  client: Client,
  endpoint: AnyEndpoint,
  options: ReadOptions,
): Promise<Readonly<Record<string, string>>> {
  const { data } = await readCall(client, endpoint, {}, options);
  return decodeNames(data, client);
}
