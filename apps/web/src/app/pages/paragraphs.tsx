import { PARAGRAPH_TEXTS, textsIn, useTexts } from '../words/texts.js';
import { definePage } from './define-page.js';

type Title = Exclude<keyof (typeof PARAGRAPH_TEXTS)['en'], 'guidelinesText' | 'inProduct'>;

/** A heading and a paragraph. */
function Paragraph({ data: name }: { readonly data: Title }) {
  const texts = useTexts(PARAGRAPH_TEXTS);
  const isGuidelines = name === 'guidelines';
  return (
    <article className="paragraph">
      <h1 id={isGuidelines ? 'spam' : undefined}>{texts[name]}</h1>
      <p>{isGuidelines ? texts.guidelinesText : texts.inProduct}</p>
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
  load: ({ link }): Title => link.route,
  head: (name, { language }) => ({
    title: textsIn(PARAGRAPH_TEXTS, language)[name],
    isPrivate: true,
  }),
  Component: Paragraph,
});

/** The rules that the warning of a blocked link names (S1 §8). */
export const guidelinesPage = definePage({
  routes: [],
  load: (): Title => 'guidelines',
  head: (name, { language }) => ({
    title: textsIn(PARAGRAPH_TEXTS, language)[name],
    canonical: '/guidelines',
  }),
  Component: Paragraph,
});
