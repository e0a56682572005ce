import { PARAGRAPH_TEXTS, textsIn, useTexts } from '../words/texts.js';
import { definePage } from './define-page.js';

type ParagraphName = keyof (typeof PARAGRAPH_TEXTS)['en'];

/** A heading and a paragraph. */
function Paragraph({ data: name }: { readonly data: ParagraphName }) {
  const [title, text, id] = useTexts(PARAGRAPH_TEXTS)[name];
  return (
    <article className="paragraph">
      <h1 id={id}>{title}</h1>
      <p>{text}</p>
    </article>
  );
}

/** Pages that links lead to and that the kit has no parts for. */
export const paragraphPage = definePage({
  routes: [
    'advertiser-quick-promote',
    'appealed-pin',
    'business-convert',
    'business-hub',
    'reports-and-violations',
  ],
  load: ({ link }): ParagraphName => link.route,
  head: (name, { language }) => ({
    title: textsIn(PARAGRAPH_TEXTS, language)[name][0],
    isPrivate: true,
  }),
  Component: Paragraph,
});

/** The rules that the warning of a blocked link names (S1 §8). */
export const guidelinesPage = definePage({
  routes: [],
  load: (): ParagraphName => 'guidelines',
  head: (name, { language }) => ({
    title: textsIn(PARAGRAPH_TEXTS, language)[name][0],
    canonical: '/guidelines',
  }),
  Component: Paragraph,
});
