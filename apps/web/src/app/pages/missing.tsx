import { RouterLink } from '../router/router-link.js';
import { SearchIcon } from '@tackboard/ui';
import { COMMON_TEXTS, useTexts } from '../words/texts.js';

/** Shown for an address without a page. */
export function Missing() {
  const texts = useTexts(COMMON_TEXTS);
  return (
    <section className="missing">
      <SearchIcon width="40" height="40" />
      <h1>{texts.notFound}</h1>
      <RouterLink className="tb-button" data-variant="primary" href="/">
        {texts.seeHomeFeed}
      </RouterLink>
    </section>
  );
}
