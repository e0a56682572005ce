import { parseSync, visitorKeys } from 'oxc-parser';

type Node = { readonly type: string; readonly start: number } & Readonly<Record<string, unknown>>;

/** A name that uses a word outside of the glossary. */
export type ForbiddenName = {
  readonly line: number;
  readonly name: string;
  readonly terms: string;
};

/**
 * Words that no name contains, and the field's terms for them. A word is one part of a camelCase, kebab-case or UPPER_CASE name, so
 * `film` forbids `isFilm` and `FILM_TITLE`. Two words stand for two parts in a row: `page host` forbids `createPageHost`, not `hostPage`.
 */
const TERMS_BY_WORD = new Map([
  ['wish', 'pending, intent, request'],
  ['wishes', 'pending, intents, requests'],
  ['hear', 'receive, listen, subscribe'],
  ['hears', 'receives, listens'],
  ['heard', 'received, subscribed'],
  ['tell', 'report, emit, notify, send'],
  ['tells', 'reports, emits, notifies'],
  ['told', 'reported, emitted, notified'],
  ['draw', 'render, update'],
  ['draws', 'renders, updates'],
  ['drawn', 'rendered, updated'],
  ['fold', 'apply, reduce, merge'],
  ['folds', 'applies, reduces'],
  ['folded', 'applied, reduced'],
  ['take', 'apply, accept, receive'],
  ['film', 'video'],
  ['films', 'videos'],
  ['way', 'method, unsubscribe, path'],
  ['ways', 'methods, paths'],
  ['heir', 'successor'],
  ['heirs', 'successors'],
  ['aheads', 'lookahead, columns filled early'],
  ['spread', 'distance, range, width'],
  ['judging', 'deciding, checking'],
  ['marked', 'pending, flagged, tracked'],
  ['grid manner', 'grid options'],
  ['page host', 'host'],
  ['page life', 'lifecycle'],
  ['page reach', 'host, environment'],
]);

/** Names that are forbidden only as a whole: `Page` says nothing, `ListPage` does. */
const TERMS_BY_NAME = new Map([['Page', 'TackboardHost, MessageHost, ListPage']]);

/** Names of browsers, libraries and standards: the last two are digital source types of the IPTC. */
const NAMES_OF_OTHERS = new Set([
  'drawImage',
  'FindMyWay',
  'findMyWay',
  'negativeFilm',
  'positiveFilm',
]);

/** The forbidden names of a module, once a line. A name that is imported from a library stays as the library wrote it. */
export function forbiddenNames(file: string, text: string): readonly ForbiddenName[] {
  const { program } = parseSync(file, text, { astType: 'ts' });
  const foreign = namesOfLibraries(program.body as unknown as readonly Node[]);
  const found = new Map<string, ForbiddenName>();
  visit(program as unknown as Node, (node) => {
    const { name } = node;
    if (typeof name !== 'string' || foreign.has(name)) return;
    const terms = termsFor(name);
    if (terms === undefined) return;
    const line = text.slice(0, node.start).split('\n').length;
    found.set(`${line} ${name}`, { line, name, terms });
  });
  return [...found.values()];
}

/** The terms to use instead of a name; undefined for a name that may stay. */
export function termsFor(name: string): string | undefined {
  if (NAMES_OF_OTHERS.has(name)) return undefined;
  const words = wordsOf(name);
  const pairs = words.slice(1).map((word, at) => `${words[at]} ${word}`);
  const word = [...words, ...pairs].find((one) => TERMS_BY_WORD.has(one));
  return TERMS_BY_NAME.get(name) ?? TERMS_BY_WORD.get(word ?? '');
}

function wordsOf(name: string): readonly string[] {
  return name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/);
}

function namesOfLibraries(body: readonly Node[]): ReadonlySet<string> {
  const libraries = body.filter(
    ({ type, source }) =>
      type === 'ImportDeclaration' &&
      !/^(\.|#|@tackboard\/)/.test((source as { value: string }).value),
  );
  return new Set(
    libraries.flatMap(({ specifiers }) =>
      (specifiers as readonly { local: { name: string }; imported?: { name?: string } }[]).flatMap(
        ({ local, imported }) => (imported?.name === local.name ? [local.name] : []),
      ),
    ),
  );
}

function visit(node: Node, see: (node: Node) => void): void {
  see(node);
  for (const key of visitorKeys[node.type] ?? []) {
    for (const inner of [node[key]].flat()) {
      if (typeof inner === 'object' && inner !== null) visit(inner as Node, see);
    }
  }
}
