import { Button } from '@tackboard/ui';
import { definePage } from './define-page.js';

/** Shown when the server could not read the page. */
function Failed() {
  return (
    <section className="missing">
      <h1>Something went wrong on our end</h1>
      <p>We couldn't load this page. Try again in a moment.</p>
      <Button variant="primary" onClick={() => location.reload()}>
        Try again
      </Button>
      <a className="tb-button" data-variant="quiet" href="/">
        See the home feed
      </a>
    </section>
  );
}

export const failedPage = definePage({
  routes: [],
  load: () => null,
  head: () => ({ title: 'Something went wrong', isPrivate: true }),
  status: () => 500,
  Component: Failed,
});
