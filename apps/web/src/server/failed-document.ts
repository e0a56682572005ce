import type { LanguageCode } from '../app/document-options.js';
import { titleOf } from '../app/head.js';

const TEXTS = {
  en: {
    title: 'Something went wrong',
    heading: 'Something went wrong on our end',
    text: "We couldn't show this page. Nothing that you saved is lost. Try again in a moment.",
    tryAgain: 'Try again',
    home: 'See the home feed',
  },
  de: {
    title: 'Etwas ist schiefgelaufen',
    heading: 'Bei uns ist etwas schiefgelaufen',
    text: 'Wir können diese Seite nicht anzeigen. Was du dir gemerkt hast, ist nicht verloren. Versuche es gleich noch einmal.',
    tryAgain: 'Noch einmal versuchen',
    home: 'Zur Startseite',
  },
};

interface FailedDocumentOptions {
  readonly nonce: string;
  /** Undefined is English. */
  readonly language: LanguageCode | undefined;
}

/**
 * The document that is sent when a page cannot be rendered: it needs no script, no sheet of the build and no database. The
 * link to the same address tries again.
 */
export function failedDocument({ nonce, language }: FailedDocumentOptions): string {
  const texts = TEXTS[language ?? 'en'];
  const home = language === undefined ? '/' : `/?lang=${language}`;
  return `<!doctype html>
<html lang="${language ?? 'en'}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="robots" content="noindex, nofollow">
    <title>${titleOf(texts)}</title>
    <style nonce="${nonce}">
      body { display: grid; gap: 8px; place-content: center; justify-items: center; min-block-size: 100vh; margin: 0;
        padding: 16px; box-sizing: border-box; font: 500 1rem/1.5 Inter, system-ui, sans-serif; text-align: center;
        color: light-dark(#17171a, #f4f4f5); background: light-dark(#ffffff, #111111); }
      h1 { margin: 0; font-size: 1.75rem; line-height: 2.25rem; }
      p { margin: 0 0 16px; color: light-dark(#5c5c66, #a6a6ae); }
      a { color: inherit; font-weight: 600; }
    </style>
  </head>
  <body>
    <h1>${texts.heading}</h1>
    <p>${texts.text}</p>
    <a href="">${texts.tryAgain}</a>
    <a href="${home}">${texts.home}</a>
  </body>
</html>
`;
}
