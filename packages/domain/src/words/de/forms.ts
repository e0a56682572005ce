import type { FormWords } from '../forms.js';

/** What a form says about a text that cannot be sent, in German. */
export const formWords = {
  boardTitleEmpty: () => 'Gib deiner Pinnwand einen Namen.',
  pinDescriptionEmpty: () => 'Schreib, worum es bei dem Pin geht.',
  firstNameEmpty: () => 'Gib deinen Vornamen ein.',
  linkEmpty: () => 'Gib die Adresse einer Webseite ein.',
  emailEmpty: () => 'Gib deine E-Mail-Adresse ein.',
  tooLong: ({ max, over }) =>
    over === 1
      ? `Das ist 1 Zeichen zu viel. Nimm höchstens ${max}.`
      : `Das sind ${over} Zeichen zu viel. Nimm höchstens ${max}.`,
  linkMalformed: () => 'Gib eine ganze Webadresse ein, zum Beispiel https://example.com.',
  emailMalformed: () => 'Gib eine ganze E-Mail-Adresse ein, zum Beispiel name@example.com.',
} satisfies FormWords;
