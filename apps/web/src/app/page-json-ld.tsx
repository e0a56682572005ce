import { jsonLdText } from '@tackboard/pin-card/json-ld';
import { useMatches } from 'react-router';
import { requestOf } from './head.js';
import type { PageState } from './page-state.js';
import type { PageHandle } from './router/use-shown-page.js';
import { useServed } from './use-served.js';

/**
 * The page for search engines. Only a server writes it: they read documents, and Trusted Types refuse a script that a browser
 * makes. Key it by the page that shows, so that it leaves with its page.
 */
export function PageJsonLd({ state }: { readonly state: PageState }) {
  const isServed = useServed();
  const { handle, loaderData } = useMatches().at(-1) ?? {};
  const { head } = (handle ?? {}) as PageHandle;
  // A page that failed has no data.
  if (!isServed || !head || loaderData === undefined) return null;
  // The head of a page takes what its loader returns.
  const jsonLd = head(loaderData as never, requestOf(state))?.jsonLd;
  if (!jsonLd) return null;
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      // Hydration keeps what the server wrote.
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? jsonLdText(jsonLd) : '' }}
    />
  );
}
