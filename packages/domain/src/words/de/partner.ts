import type { PartnerWords } from '../partner.js';

/** What the numbers below a partner's own pin are called, in German (S1 §6). */
export const germanPartnerWords = {
  analytics: () => 'Die letzten 30 Tage',
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
