import type { PartnerWords } from '../partner.js';

/** Names of the metrics below a partner's own pins, in German (S1 §6). */
export const germanPartnerWords = {
  analytics: () => 'Letzte 30 Tage',
  impression: () => 'Impressionen',
  closeup: () => 'Großansichten',
  pinClick: () => 'Pin-Klicks',
  clickthrough: () => 'Link-Klicks',
  outboundClick: () => 'Link-Klicks',
  save: () => 'Gemerkt',
  engagement: () => 'Interaktionen',
  videoView: () => 'Videoaufrufe',
  comment: () => 'Kommentare',
  reaction: () => 'Reaktionen',
} satisfies PartnerWords;
