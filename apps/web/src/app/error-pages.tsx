import { AlertIcon, Button, RetryIcon, SearchIcon } from '@tackboard/ui';
import { RouterLink } from './router/router-link.js';
import { COMMON_TEXTS, useTexts } from './words/texts.js';

/** Shown for an address without a page. */
export function Missing() {
  const texts = useTexts(COMMON_TEXTS);
  return (
    <section className="note">
      <SearchIcon width="40" height="40" />
      <h1>{texts.notFound}</h1>
      <RouterLink className="tb-button" data-variant="primary" href="/">
        {texts.seeHomeFeed}
      </RouterLink>
    </section>
  );
}

/** Shown when the server could not read the page. */
export function Failed() {
  const texts = useTexts(COMMON_TEXTS);
  return (
    <section className="note">
      <AlertIcon width="40" height="40" />
      <h1>{texts.somethingWrong}</h1>
      <p>{texts.couldNotLoad}</p>
      <div className="missing-actions">
        <Button variant="primary" onClick={() => location.reload()}>
          <RetryIcon width="20" height="20" />
          {texts.tryAgain}
        </Button>
        <a className="tb-button" data-variant="quiet" href="/">
          {texts.seeHomeFeed}
        </a>
      </div>
    </section>
  );
}
