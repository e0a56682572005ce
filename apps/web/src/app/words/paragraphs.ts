import { inLanguages } from './in-languages.js';

type Paragraph = readonly [title: string, text: string, id?: string];

/** Titles and texts of the pages of one paragraph. */
export const PARAGRAPH_TEXTS = inLanguages(
  {
    'advertiser-quick-promote': [
      'Promote this Pin',
      'A business pays here to show its Pin to more people. This demo sells no ads.',
    ] as Paragraph,
    'appealed-pin': [
      'Appealed Pins',
      'Here people see which of their removed Pins are looked at again. This demo takes no appeals.',
    ] as Paragraph,
    'business-convert': [
      'Turn your account into a business account',
      'A business reads below its own Pins how often they were seen, saved and clicked. In this demo, view the site as a partner.',
    ] as Paragraph,
    'business-hub': [
      'Business hub',
      'Here a business reads what all of its Pins did. In this demo each Pin of a partner says it for itself.',
    ] as Paragraph,
    'reports-and-violations': [
      'Reports and violations',
      'Here people see which of their Pins were taken down. In this demo the page of such a Pin says why.',
    ] as Paragraph,
    guidelines: [
      'Community guidelines',
      "We don't open links to sites that deceive people, copy others or send them from page to page.",
      'spam',
    ] as Paragraph,
  },
  {
    'advertiser-quick-promote': [
      'Diesen Pin bewerben',
      'Hier bezahlt ein Unternehmen dafür, dass mehr Leute seinen Pin sehen. Diese Demo verkauft keine Anzeigen.',
    ],
    'appealed-pin': [
      'Pins mit Einspruch',
      'Hier steht, welche entfernten Pins noch einmal geprüft werden. Diese Demo nimmt keine Einsprüche an.',
    ],
    'business-convert': [
      'Wandle dein Konto in ein Unternehmenskonto um',
      'Ein Unternehmen liest unter seinen Pins, wie oft sie gesehen, gemerkt und angeklickt wurden. Sieh dir die Demo dafür als Partner an.',
    ],
    'business-hub': [
      'Unternehmensübersicht',
      'Hier liest ein Unternehmen, wie alle seine Pins ankommen. In dieser Demo steht es unter jedem Pin eines Partners.',
    ],
    'reports-and-violations': [
      'Meldungen und Verstöße',
      'Hier steht, welche Pins entfernt wurden. In dieser Demo sagt die Seite eines solchen Pins, warum.',
    ],
    guidelines: [
      'Community-Richtlinien',
      'Wir öffnen keine Links zu Seiten, die Menschen täuschen, andere kopieren oder sie von Seite zu Seite schicken.',
      'spam',
    ],
  },
);
