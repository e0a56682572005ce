/** Warnings about links that are not opened (S3 §8). The wording is ours. */
export const linkWords = {
  blockedTitle: () => 'We have blocked this link',
  blocked: ({ host }: { readonly host: string }) =>
    `${host} breaks our rules against spam, so this link does not open.`,
  suspiciousTitle: () => 'This link looks suspicious',
  suspicious: ({ host }: { readonly host: string }) =>
    `${host} may try to take your data or money, so this link does not open.`,
  pornTitle: () => 'This link leads to adult content',
  porn: ({ host }: { readonly host: string }) =>
    `${host} shows adult content, so this link does not open.`,
  leaving: ({ host }: { readonly host: string }) => `You are leaving for ${host}`,
  goOn: () => 'Go on',
  goBack: () => 'Go back',
};

/** Warnings about links that are not opened, in any language (S3 §8). */
export type LinkWords = typeof linkWords;
