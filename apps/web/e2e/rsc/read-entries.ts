import { createElement, type ElementType } from 'react';
import { register } from 'node:module';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-server-dom-webpack/server';

// Hooks run in reverse order of registration.
register('./node-loader.ts', import.meta.url);
register('react-server-dom-webpack/node-loader', import.meta.url);

type Exports = Readonly<Record<string, unknown>>;

/** The kind of an export in a server component. */
function kindOf(value: unknown): 'client' | 'server' | 'class' | 'value' {
  const type = (value as { readonly $$typeof?: symbol } | null)?.$$typeof;
  if (type === Symbol.for('react.client.reference')) return 'client';
  if (type !== undefined) return 'server';
  if (typeof value !== 'function') return 'value';
  return Object.getPrototypeOf(value) === Function.prototype ? 'server' : 'class';
}

/** The bundler's manifest: each client component is its own module. */
const manifest = new Proxy(
  {},
  { get: (_, id: string) => ({ id, chunks: [], name: id.slice(id.lastIndexOf('#') + 1) }) },
);

/** The required props of the components that run on a server. */
const PROPS = { name: 'Lena Adler' };

/** Renders a component and returns the rows that a server sends for it. */
async function render(type: unknown): Promise<string> {
  const problems: string[] = [];
  const stream = renderToPipeableStream(createElement(type as ElementType, PROPS), manifest, {
    onError: (error) => void problems.push(String(error)),
  });
  return [await text(stream.pipe(new PassThrough())), ...problems].join('\n');
}

// Prints the exports of the entries in a React Server Components environment as JSON.
const rows = [];
for (const entry of process.argv.slice(2)) {
  const exported = (await import(entry)) as Exports;
  for (const [name, value] of Object.entries(exported)) {
    const kind = kindOf(value);
    const isComponent = /^[A-Z][a-z]/.test(name) && (kind === 'client' || kind === 'server');
    rows.push({ entry, name, kind, flight: isComponent ? await render(value) : undefined });
  }
}
process.stdout.write(JSON.stringify(rows));
