import { createElement, type ElementType } from 'react';
import { register } from 'node:module';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-server-dom-webpack/server';

// The last one that is registered is asked first.
register('./node-loader.ts', import.meta.url);
register('react-server-dom-webpack/node-loader', import.meta.url);

type Exports = Readonly<Record<string, unknown>>;

/** What a server component sees of an export. */
function kindOf(value: unknown): 'client' | 'server' | 'class' | 'value' {
  const type = (value as { readonly $$typeof?: symbol } | null)?.$$typeof;
  if (type === Symbol.for('react.client.reference')) return 'client';
  if (type !== undefined) return 'server';
  if (typeof value !== 'function') return 'value';
  return Object.getPrototypeOf(value) === Function.prototype ? 'server' : 'class';
}

/** Where a bundler would say that the browser finds a client component: here, at its own address. */
const manifest = new Proxy(
  {},
  { get: (_, id: string) => ({ id, chunks: [], name: id.slice(id.lastIndexOf('#') + 1) }) },
);

/** What the components that run on a server cannot do without. */
const PROPS = { name: 'Lena Adler' };

/** What a server sends for a component: what it rendered where it runs here, or the name of a client's. */
async function sent(type: unknown): Promise<string> {
  const problems: string[] = [];
  const stream = renderToPipeableStream(createElement(type as ElementType, PROPS), manifest, {
    onError: (error) => void problems.push(String(error)),
  });
  return [await text(stream.pipe(new PassThrough())), ...problems].join('\n');
}

/** Reads entries in a React Server Components environment, and prints what they export there as JSON. */
const rows = [];
for (const entry of process.argv.slice(2)) {
  const exported = (await import(entry)) as Exports;
  for (const [name, value] of Object.entries(exported)) {
    const kind = kindOf(value);
    const isComponent = /^[A-Z][a-z]/.test(name) && (kind === 'client' || kind === 'server');
    rows.push({ entry, name, kind, flight: isComponent ? await sent(value) : undefined });
  }
}
process.stdout.write(JSON.stringify(rows));
