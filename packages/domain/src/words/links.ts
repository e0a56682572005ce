import { isolate } from './isolate.js';

/** Warnings about links that are not opened (S3 §8). The wording is ours. */
export const linkWords = {
  blockedTitle: () => 'We have blocked this link',
  blocked: ({ host }: { readonly host: string }) =>
    `${isolate(host)} breaks our spam rules, so we didn't open this link.`,
  suspiciousTitle: () => 'This link looks suspicious',
  suspicious: ({ host }: { readonly host: string }) =>
    `${isolate(host)} may try to steal your data or money, so we didn't open this link.`,
  pornTitle: () => 'This link leads to adult content',
  porn: ({ host }: { readonly host: string }) =>
    `${isolate(host)} shows adult content, so we didn't open this link.`,
  leaving: ({ host }: { readonly host: string }) => `You're leaving for ${isolate(host)}`,
  goOn: () => 'Continue',
  goBack: () => 'Go back',
};

/** Warnings about links that are not opened, in any language (S3 §8). */
export type LinkWords = typeof linkWords;
