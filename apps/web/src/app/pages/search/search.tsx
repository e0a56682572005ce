import { RouterLink } from '../../router/router-link.js';
import { pageMeta } from '../../head/head-meta.js';
import type { PageHandle } from '../../router/use-shown-page.js';
import { pageLoader } from '../../page.server.js';
import type { SearchPage } from '@tackboard/api-client';
import { PinGrid, usePinFeed } from '@tackboard/pin-card';
import { VisuallyHidden } from '@tackboard/ui';
import { useCallback } from 'react';
import { useDemo } from '../../demo-context.js';
import { BoardResults, PeopleResults } from './result-lists.js';
import { SEARCH_SCOPES, searchPath, type SearchQuery } from './search-path.js';
import { COMMON_TEXTS, SEARCH_TEXTS, textsIn, useTexts } from '../../words/texts.js';
import './search.css';

interface SearchData {
  readonly query: SearchQuery;
  readonly results: SearchPage;
}

/** Words that the seeded pins have, for viewers who have nothing to search for yet. */
const IDEAS = ['terrazzo', 'dunes', 'mountains', 'print', 'arches', 'garden', 'lake', 'contour'];

/** What a search has found, in tabs. */
export default function Search({
  loaderData: { query, results },
}: {
  readonly loaderData: SearchData;
}) {
  const texts = useTexts(SEARCH_TEXTS);
  const { text } = query;
  const isEmpty =
    results.pins.length === 0 && results.boards.length === 0 && results.people.length === 0;
  if (text === '') {
    return (
      <section className="search-empty">
        <h1>{texts.whatFor}</h1>
        <IdeaLinks />
      </section>
    );
  }
  return (
    <>
      <h1>
        <VisuallyHidden>{texts.resultsFor(text)}</VisuallyHidden>
      </h1>
      <SearchTabs {...query} />
      {isEmpty ? <NothingFound text={query.text} /> : null}
      {results.boards.length > 0 ? <BoardResults boards={results.boards} /> : null}
      {results.people.length > 0 ? <PeopleResults people={results.people} /> : null}
      {results.pins.length > 0 ? <PinResults query={query} results={results} /> : null}
    </>
  );
}

function PinResults({ query, results }: SearchData) {
  const { ports } = useDemo();
  const { text, scope } = query;
  const feed = usePinFeed({
    key: `search ${scope} ${text}`,
    surface: 'SearchItem',
    initialPage: results,
    fetchPage: useCallback(
      (bookmark, { signal }) => ports.calls.search({ text, scope, bookmark, signal }),
      [ports, scope, text],
    ),
  });
  return <PinGrid {...feed} />;
}

function SearchTabs({ text, scope }: SearchQuery) {
  const texts = useTexts(SEARCH_TEXTS);
  const { user } = useDemo();
  const shown = SEARCH_SCOPES.filter((tab) => tab !== 'my_pins' || user);
  return (
    <nav aria-label={texts.searchIn} className="search-tabs link-row">
      <ul>
        {shown.map((tab) => (
          <li key={tab}>
            <RouterLink
              className="pill-link"
              data-variant="plain"
              href={searchPath({ text, scope: tab })}
              aria-current={tab === scope ? 'page' : undefined}
            >
              {texts.tabs[tab]}
            </RouterLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function NothingFound({ text }: Pick<SearchQuery, 'text'>) {
  const texts = useTexts(SEARCH_TEXTS);
  return (
    <section className="search-empty">
      <h2>
        {texts.nothingFor[0]}
        <bdi>{text}</bdi>
        {texts.nothingFor[1]}
      </h2>
      <IdeaLinks />
    </section>
  );
}

function IdeaLinks() {
  return (
    <ul className="search-ideas">
      {IDEAS.map((idea) => (
        <li key={idea}>
          <RouterLink className="pill-link" href={searchPath({ text: idea })}>
            {idea}
          </RouterLink>
        </li>
      ))}
    </ul>
  );
}

/** The server refuses longer texts. */
const MAX_TEXT_LENGTH = 500;

/** The text that an address searches for. A cut leaves no half of a character, which no link can contain. */
function searchedText(query: URLSearchParams): string {
  const text = query.get('q')?.trim() ?? '';
  return text.slice(0, MAX_TEXT_LENGTH).replace(/[\uD800-\uDBFF]$/, '');
}

export const loader = pageLoader(
  'search/search',
  async ({ calls, link, query }): Promise<SearchData> => {
    const wanted = link.route === 'search-tab' ? link.params.tab : 'pins';
    const scope = SEARCH_SCOPES.find((known) => known === wanted) ?? 'pins';
    const text = searchedText(query);
    return { query: { text, scope }, results: await calls.search({ text, scope }) };
  },
);

export { clientLoader } from '../../kept.js';

export const handle: PageHandle = { keepsScroll: true };

export const meta = pageMeta('search/search', ({ query }: SearchData, { language }) => {
  const texts = textsIn(SEARCH_TEXTS, language);
  const { homeDescription: description, search } = textsIn(COMMON_TEXTS, language);
  return query.text === ''
    ? { title: search, description, canonical: '/search/' }
    : {
        title: `${query.text}: ${texts.tabs[query.scope]}`,
        description,
        canonical: searchPath(query),
      };
});
