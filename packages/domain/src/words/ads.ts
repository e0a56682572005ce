/** Texts of the modal "Why you're seeing this ad", one per reason (S1 §8). The reasons have our wording. */
export const adWords = {
  title: () => "Why you're seeing this ad",
  paidBy: ({ promoter }: { readonly promoter: string }) =>
    `${promoter} has paid to have this pin show up where you'd be more likely to notice it.`,
  withPartner: ({ partner }: { readonly partner: string }) => `In partnership with ${partner}`,
  intro: () => 'It may have reached you for these reasons:',
  noReason: () => 'It is shown to many people, without a reason of yours.',
  customerList: () => 'You are on a list of customers that the advertiser uploaded.',
  actalike: () => 'You act like people the advertiser knows.',
  engagement: () => "You looked at or saved the advertiser's Pins.",
  visitor: () => "You visited the advertiser's website or app.",
  shoppingProspecting: () => 'You looked at products like these.',
  persona: () => 'You belong to a group of people with similar tastes.',
  expandedTargeting: () => 'You like things that are close to what the advertiser chose.',
  interest: ({ value }: { readonly value: string }) => `You are interested in ${value}.`,
  keyword: ({ value }: { readonly value: string }) => `You searched for ${value}.`,
  age: ({ value }: { readonly value: string }) => `You are aged ${value}.`,
  gender: ({ value }: { readonly value: string }) => `Your gender: ${value}.`,
  female: () => 'female',
  male: () => 'male',
  locale: ({ value }: { readonly value: string }) => `Your language: ${value}.`,
  device: ({ value }: { readonly value: string }) => `You are using ${value}.`,
  webDevice: () => 'a computer',
  mobileWebDevice: () => 'a phone',
  gpsLocation: () => 'You are near a place that the advertiser chose.',
  region: ({ value }: { readonly value: string }) => `You are in ${value}.`,
  postalCode: ({ value }: { readonly value: string }) => `Your postal code: ${value}.`,
  adSettings: () => 'Change what your ads are chosen by',
  close: () => 'Close',
};

/** Texts of the modal "Why you're seeing this ad", in any language (S1 §2 §5). */
export type AdWords = typeof adWords;
