import { SearchIcon } from '@tackboard/ui';
import { definePage } from './define-page.js';
import { COMMON_TEXTS, textsIn, useTexts } from '../words/texts.js';

/** Shown for an address without a page. */
function Missing() {
  const texts = useTexts(COMMON_TEXTS);
  return (
    <section className="missing">
      <SearchIcon width="40" height="40" />
      <h1>{texts.notFound}</h1>
      <a className="tb-button" data-variant="primary" href="/">
        {texts.seeHomeFeed}
      </a>
    </section>
  );
}

export const missingPage = definePage({
  routes: ['unknown'],
  load: () => null,
  head: (_, { language }) => ({
    title: textsIn(COMMON_TEXTS, language).notFound,
    isPrivate: true,
  }),
  status: () => 404,
  Component: Missing,
});
