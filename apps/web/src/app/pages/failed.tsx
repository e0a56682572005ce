import { AlertIcon, Button, RetryIcon } from '@tackboard/ui';
import { COMMON_TEXTS, textsIn, useTexts } from '../words/texts.js';
import { definePage } from './define-page.js';

/** Shown when the server could not read the page. */
function Failed() {
  const texts = useTexts(COMMON_TEXTS);
  return (
    <section className="missing">
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

export const failedPage = definePage({
  routes: [],
  load: () => null,
  head: (_, { language }) => ({
    title: textsIn(COMMON_TEXTS, language).somethingWrong,
    isPrivate: true,
  }),
  status: () => 500,
  Component: Failed,
});
