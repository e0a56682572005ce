/** Shown for an address without a page. */
export function MissingPage() {
  return (
    <section className="missing">
      <h1>There is no page here</h1>
      <p>The link may be old, or the pin may have been deleted.</p>
      <a href="/">See the home feed</a>
    </section>
  );
}
