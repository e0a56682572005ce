import { isolate } from './isolate.js';

/** Texts of the modal "Why you're seeing this ad", one per reason (S1 §8). The reasons have our wording. */
export const adWords = {
  title: () => "Why you're seeing this ad",
  paidBy: ({ promoter }: { readonly promoter: string }) =>
    `${isolate(promoter)} has paid to have this pin show up where you'd be more likely to notice it.`,
  withPartner: ({ partner }: { readonly partner: string }) =>
    `In partnership with ${isolate(partner)}`,
  intro: () => "Here's why you might be seeing it:",
  noReason: () => 'This ad is shown to a broad audience.',
  customerList: () => "You're on a customer list that the advertiser uploaded.",
  actalike: () => "Your activity is similar to that of the advertiser's customers.",
  engagement: () => "You viewed or saved the advertiser's Pins.",
  visitor: () => "You visited the advertiser's website or app.",
  shoppingProspecting: () => 'You viewed similar products.',
  persona: () => "You're in a group of people with similar tastes.",
  expandedTargeting: () => "Your interests are similar to this ad's audience.",
  interest: ({ value }: { readonly value: string }) => `You're interested in ${isolate(value)}.`,
  keyword: ({ value }: { readonly value: string }) => `You searched for ${isolate(value)}.`,
  age: ({ value }: { readonly value: string }) => `Your age: ${isolate(value)}.`,
  gender: ({ value }: { readonly value: string }) => `Your gender: ${isolate(value)}.`,
  female: () => 'female',
  male: () => 'male',
  locale: ({ value }: { readonly value: string }) => `Your language: ${isolate(value)}.`,
  device: ({ value }: { readonly value: string }) => `You're using ${isolate(value)}.`,
  webDevice: () => 'a computer',
  mobileWebDevice: () => 'a phone',
  gpsLocation: () => "You're near a place that the advertiser chose.",
  region: ({ value }: { readonly value: string }) => `You're in ${isolate(value)}.`,
  postalCode: ({ value }: { readonly value: string }) => `Your postal code: ${isolate(value)}.`,
  adSettings: () => 'Ad settings',
  close: () => 'Close',
};

/** Texts of the modal "Why you're seeing this ad", in any language (S1 §2 §5). */
export type AdWords = typeof adWords;
