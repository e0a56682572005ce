import { useLoaderData } from 'react-router';
import { pageMeta } from '../head.js';
import { notFound, ownPageLoader } from '../page.server.js';
import { PAGES } from '../pages.js';
import { textsIn, useTexts } from '../words/texts.js';

type Title = (typeof PAGES)['paragraphs'][number] | 'guidelines';

/** A heading and a paragraph: pages that links lead to and that the kit has no parts for. */
export default function Paragraph() {
  const name = useLoaderData<typeof loader>();
  const texts = useTexts('paragraphs');
  const isGuidelines = name === 'guidelines';
  return (
    <article className="column">
      <h1 id={isGuidelines ? 'spam' : undefined}>{texts[name]}</h1>
      <p>{isGuidelines ? texts.guidelinesText : texts.inProduct}</p>
    </article>
  );
}

export const loader = ownPageLoader(({ link, path }): Title => {
  // The rules that the warning of a blocked link names (S1 §8).
  if (/^\/guidelines\/?$/i.test(path)) return 'guidelines';
  return PAGES.paragraphs.find((route) => route === link.route) ?? notFound();
});

export { clientLoader } from '../kept.js';

export const meta = pageMeta<typeof loader>((name, { language }) => ({
  title: textsIn('paragraphs', language)[name],
  ...(name === 'guidelines' ? { canonical: '/guidelines' } : { isPrivate: true }),
}));
