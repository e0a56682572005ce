import type { LinkWords } from '../links.js';

/** Warnings about links that are not opened, in German (S3 §8). */
export const germanLinkWords = {
  blockedTitle: () => 'Wir haben diesen Link gesperrt',
  blocked: ({ host }) =>
    `${host} verstößt gegen unsere Regeln zu Spam, darum öffnet sich der Link nicht.`,
  suspiciousTitle: () => 'Dieser Link wirkt verdächtig',
  suspicious: ({ host }) =>
    `${host} könnte es auf deine Daten oder dein Geld abgesehen haben, darum öffnet sich der Link nicht.`,
  pornTitle: () => 'Dieser Link führt zu Inhalten für Erwachsene',
  porn: ({ host }) => `${host} zeigt Inhalte für Erwachsene, darum öffnet sich der Link nicht.`,
  leaving: ({ host }) => `Du verlässt uns in Richtung ${host}`,
  goOn: () => 'Weiter',
  goBack: () => 'Zurück',
} satisfies LinkWords;
