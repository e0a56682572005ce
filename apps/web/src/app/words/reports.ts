import { inLanguages } from './in-languages.js';

/** The reasons for the report of a pin. */
export const REPORT_REASONS = inLanguages(
  [
    { id: 'spam', label: 'Spam or misleading' },
    { id: 'adult', label: 'Adult content' },
    { id: 'violence', label: 'Violence or self-harm' },
    { id: 'hate', label: 'Hate or harassment' },
    { id: 'copyright', label: 'It uses my work' },
    { id: 'other', label: 'Something else' },
  ],
  [
    { id: 'spam', label: 'Spam oder irreführend' },
    { id: 'adult', label: 'Inhalte für Erwachsene' },
    { id: 'violence', label: 'Gewalt oder Selbstverletzung' },
    { id: 'hate', label: 'Hass oder Belästigung' },
    { id: 'copyright', label: 'Er zeigt ein Werk von mir' },
    { id: 'other', label: 'Etwas anderes' },
  ],
);
