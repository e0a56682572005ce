import { LEAVING_TEXTS } from '../../words/leaving.js';
import { textsIn, useTexts } from '../../words/in-languages.js';
import { definePage } from '../define-page.js';
import './leaving.css';

/** The community guidelines of the demo: the section about spam, which the warning of a blocked link leads to (S1 §8). */
function Guidelines() {
  const { guidelines, spam, spamText } = useTexts(LEAVING_TEXTS);
  return (
    <article className="guidelines">
      <h1>{guidelines}</h1>
      <h2 id="spam">{spam}</h2>
      <p>{spamText}</p>
    </article>
  );
}

export const guidelinesPage = definePage({
  routes: [],
  load: () => null,
  head: (_, { language }) => ({
    title: textsIn(LEAVING_TEXTS, language).guidelines,
    canonical: '/guidelines',
  }),
  Component: Guidelines,
});
