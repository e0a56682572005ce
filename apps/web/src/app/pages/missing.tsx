import { definePage } from './define-page.js';

/** Shown for an address without a page. */
export function Missing() {
  return (
    <section className="missing">
      <h1>There is no page here</h1>
      <p>The link may be old, or the pin may have been deleted.</p>
      <a href="/">See the home feed</a>
    </section>
  );
}

export const missingPage = definePage({
  routes: ['unknown'],
  load: () => null,
  head: () => ({ title: 'There is no page here', isPrivate: true }),
  status: () => 404,
  Component: Missing,
});
