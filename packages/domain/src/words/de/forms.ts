import type { FormWords } from '../forms.js';

/** Messages for refused texts in forms, in German (S1 §5). */
export const germanFormWords = {
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
  boardNameLabel: () => 'Name',
  boardNameHint: () => 'Zum Beispiel „Reiseziele“ oder „Rezepte“',
  descriptionLabel: () => 'Beschreibung',
  boardDescriptionHint: () => 'Worum geht es auf deiner Pinnwand?',
  pinDescriptionHint: () => 'Erzähl allen, worum es bei deinem Pin geht',
  titleLabel: () => 'Titel',
  titleHint: () => 'Titel hinzufügen',
  linkLabel: () => 'Link',
  altTextLabel: () => 'Alternativtext',
  altTextHint: () => 'Beschreib deinen Pin für Menschen, die ihn nicht sehen',
  boardLabel: () => 'Pinnwand',
  pictureLabel: () => 'Bild',
  choosePicture: () => 'Bild auswählen',
  changePicture: () => 'Anderes Bild auswählen',
  dropPicture: () => 'oder hier ablegen',
  pictureMissing: () => 'Wähl ein Bild für deinen Pin.',
  secretHint: () => 'Nur du und die Menschen, die dabei sind, sehen diese Pinnwand.',
  charactersLeft: ({ count }) => `Noch ${count} Zeichen`,
  newBoard: () => 'Pinnwand erstellen',
  editBoard: () => 'Pinnwand bearbeiten',
  newPin: () => 'Pin erstellen',
  publish: () => 'Veröffentlichen',
  keepChanges: () => 'Änderungen speichern',
  sending: () => 'Wird gespeichert …',
  sendingFailed: () => 'Das konnte nicht gespeichert werden. Von deinem Text geht nichts verloren.',
  someFieldsWrong: ({ count }) =>
    count === 1
      ? 'Ein Feld braucht noch einen Blick.'
      : `${count} Felder brauchen noch einen Blick.`,
} satisfies FormWords;
