import { VisuallyHidden } from '@tackboard/ui';
import { useLoaderData } from 'react-router';
import { useDemo } from '../../demo-context.js';
import { pageMeta } from '../../head.js';
import { LinkRow } from '../../link-row.js';
import { pageLoader } from '../../page.server.js';
import type { PageHandle } from '../../router/use-shown-page.js';
import { textsIn, useTexts } from '../../words/texts.js';
import { loadSearch } from './load-search.server.js';
import { IdeaLinks, Results } from './results.js';
import { SEARCH_SCOPES, searchPath } from './search-path.js';
import './search.css';

/** What a search has found, in tabs. */
export default function Search() {
  const { query, results } = useLoaderData<typeof loader>();
  const texts = useTexts('search');
  const { user } = useDemo();
  const { text, scope } = query;
  if (text === '') {
    return (
      <section className="note">
        <h1>{texts.whatFor}</h1>
        <IdeaLinks />
      </section>
    );
  }
  const tabs = SEARCH_SCOPES.filter((tab) => tab !== 'my_pins' || user);
  return (
    <>
      <h1>
        <VisuallyHidden>{texts.resultsFor(text)}</VisuallyHidden>
      </h1>
      <LinkRow
        label={texts.searchIn}
        links={tabs.map((tab) => [searchPath({ text, scope: tab }), texts.tabs[tab]])}
        current={searchPath({ text, scope })}
      />
      <Results query={query} results={results} />
    </>
  );
}

export const loader = pageLoader('search/search', loadSearch);

export { clientLoader } from '../../kept.js';

export const handle: PageHandle = { keepsScroll: true };

export const meta = pageMeta<typeof loader>(({ query }, { language }) => {
  const texts = textsIn('search', language);
  const { homeDescription: description, search } = textsIn('common', language);
  if (query.text === '') return { title: search, description, canonical: '/search/' };
  const title = `${query.text}: ${texts.tabs[query.scope]}`;
  return { title, description, canonical: searchPath(query) };
});
