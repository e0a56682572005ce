import { inLanguages } from './in-languages.js';

/** Texts of the pages that lead to another site. */
export const LEAVING_TEXTS = inLanguages(
  {
    keepFinds: 'Sign up to keep what you find: save Pins to boards and come back later.',
  },
  {
    keepFinds:
      'Registriere dich, um deine Funde zu behalten: Merke dir Pins auf Pinnwänden und komm später wieder.',
  },
);
