import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { EndpointOverrides } from '../endpoint.js';
import { ContractOptionError } from './run-contract.js';

/** Reads a table of endpoints: JSON, or the default export of a module. */
export async function readEndpoints(file: string): Promise<EndpointOverrides> {
  const table = await readTable(resolve(file)).catch((cause: unknown) => {
    const problem = cause instanceof Error ? cause.message : String(cause);
    throw new ContractOptionError(`--endpoints ${file} cannot be read: ${problem}`, { cause });
  });
  if (isObject(table) && Object.values(table).every(isObject)) return table as EndpointOverrides;
  throw new ContractOptionError(
    `--endpoints ${file} has no table of endpoints, such as { "savePin": { "path": "/api/saves" } }.`,
  );
}

async function readTable(path: string): Promise<unknown> {
  if (path.endsWith('.json')) return JSON.parse(await readFile(path, 'utf8'));
  const module = (await import(/* @vite-ignore */ pathToFileURL(path).href)) as {
    readonly default?: unknown;
  };
  return module.default;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
