import { definePage } from './define-page.js';

/** Shown for an address without a page. */
export function Missing() {
  return (
    <section className="missing">
      <h1>Page not found</h1>
      <p>The link may be old, or the Pin may have been deleted.</p>
      <a className="tb-button" data-variant="primary" href="/">
        See the home feed
      </a>
    </section>
  );
}

export const missingPage = definePage({
  routes: ['unknown'],
  load: () => null,
  head: () => ({ title: 'Page not found', isPrivate: true }),
  status: () => 404,
  Component: Missing,
});
