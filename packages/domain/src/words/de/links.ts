import { isolate } from '../isolate.js';
import type { LinkWords } from '../links.js';

/** Warnings about links that are not opened, in German (S3 §8). */
export const germanLinkWords = {
  blockedTitle: () => 'Wir haben diesen Link gesperrt',
  blocked: ({ host }) =>
    `${isolate(host)} verstößt gegen unsere Spam-Regeln, deshalb haben wir den Link nicht geöffnet.`,
  suspiciousTitle: () => 'Dieser Link wirkt verdächtig',
  suspicious: ({ host }) =>
    `${isolate(host)} könnte es auf deine Daten oder dein Geld abgesehen haben, deshalb haben wir den Link nicht geöffnet.`,
  pornTitle: () => 'Dieser Link führt zu Inhalten für Erwachsene',
  porn: ({ host }) =>
    `${isolate(host)} zeigt Inhalte für Erwachsene, deshalb haben wir den Link nicht geöffnet.`,
  leaving: ({ host }) => `Du wirst zu ${isolate(host)} weitergeleitet`,
  goOn: () => 'Weiter',
  goBack: () => 'Zurück',
} satisfies LinkWords;
