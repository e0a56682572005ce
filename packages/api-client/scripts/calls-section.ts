import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createCalls } from '../src/calls.js';
import type { Client } from '../src/client.js';
import { CONTRACT_CASES } from '../src/contract/index.js';
import { markdownTable } from './markdown-table.js';

/** The marks around the tables of calls in docs/api-client.md. */
export const START =
  '<!-- the calls: written by `pnpm --filter @tackboard/api-client contract` -->';
export const END = '<!-- end of the calls -->';

const SOURCES = fileURLToPath(new URL('../src', import.meta.url));

/** The files of each table. */
const TABLES = {
  Pins: 'pins/*.ts',
  Boards: 'boards/*.ts',
  'People, topics and the viewer': 'people/*.ts',
  'Search and explore': 'search/*.ts',
  Links: 'links/*.ts',
  Uploads: 'uploads/*.ts',
  Messages: 'messages/*.ts',
  'Any path': 'api-call.ts',
};

/** Requests that no contract describes: they go to no endpoint of the server. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  postUpload: 'POST the address of the slot',
  logLinklessClick: "GET the pin's link",
};

const DOCUMENTED = /\/\*\*((?:(?!\*\/)[^])*)\*\/\nexport (?:const|(?:async )?function\*?) (\w+)/g;

/** The names of the endpoints whose resource or action the specification does not name. */
function endpointsOfOurs(): ReadonlySet<string> {
  const [, ours = ''] = readFileSync(`${SOURCES}/endpoints.ts`, 'utf8').split(/^\/\/ .* ours\.$/m);
  return new Set([...ours.matchAll(/'(\w+) [A-Z]+ \//g)].map(([, name = '']) => name));
}

/** What a call does, and the statements that it implements, from its docstring. */
function readDocstring(docstring: string): { readonly does: string; readonly statements: string } {
  const text = docstring.replaceAll(/[\s*]+/g, ' ').trim();
  const [first = ''] = text.split(/(?<=[.;]) |(?<=\))\. /);
  return {
    does: first.replaceAll(/ \(S\d §[^)]*\)|[.;]$/g, '').replaceAll('|', '\\|'),
    statements: [...new Set(text.match(/S[123] §\d+(?:\.\d+)*/g))].join(', '),
  };
}

/** The tables with their marks. Throws for a call without a row. */
export function renderCalls(): string {
  const missing = new Set(Object.keys(createCalls({} as Client)));
  const ours = endpointsOfOurs();
  const tables = Object.entries(TABLES).map(([title, files]) => {
    const sources = globSync(files, { cwd: SOURCES }).filter((file) => !file.includes('.test.'));
    const rows = sources.toSorted().flatMap((file) => {
      const source = readFileSync(`${SOURCES}/${file}`, 'utf8');
      return [...source.matchAll(DOCUMENTED)].flatMap(([, docstring = '', name = '']) => {
        if (!missing.delete(name)) return [];
        const { does, statements } = readDocstring(docstring);
        const endpoints = CONTRACT_CASES.filter(({ call }) => call.split(', ').includes(name)).map(
          ({ endpoint }) => endpoint,
        );
        const routes = new Set(endpoints.map(({ method, path }) => `\`${method} ${path}\``));
        const isOurs = endpoints.some((endpoint) => ours.has(endpoint.name));
        const route = ELSEWHERE[name] ?? [...routes].join(', ');
        const given = [...(statements ? [statements] : []), ...(isOurs ? ['ours'] : [])];
        return [[`\`${name}\``, does, route, given.join(', ')]];
      });
    });
    return [`### ${title}`, markdownTable(['call', 'does', 'method and path', '§'], rows)].join(
      '\n\n',
    );
  });
  if (missing.size > 0)
    throw new Error(`No docstring in a file of TABLES: ${[...missing].join(', ')}.`);
  return [START, ...tables, END].join('\n\n');
}
