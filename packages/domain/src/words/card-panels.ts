import { isolate } from './isolate.js';

/**
 * Texts of the panels and dialogs that a card opens (S1 §2 §4 §8), and of verified badges. They load with what
 * shows them; hosts replace them in the area `cardParts`. Texts without a place in the specification are ours.
 */
export const cardPanelWords = {
  select: () => 'Select',
  deselect: () => 'Deselect',
  moreInformation: () => 'More information',
  moreInformationAbout: ({ pin }: { readonly pin: string }) => `More information: ${isolate(pin)}`,
  descriptionOfPin: () => 'Description',
  pictureOfPin: () => 'Picture',
  sourceOfPin: () => 'From',
  creatorOfPin: () => 'By',
  boardOfPin: () => 'Board',
  durationOfPin: () => 'Duration',
  topicsOfPin: () => 'Topics',
  originOfPin: () => 'How it was made',
  close: () => 'Close',
  headsUp: () => 'Heads up!',
  linkBlocked: () => 'We have blocked this link',
  learnMore: () => 'Learn more',
  okay: () => 'Okay',
  verifiedIdentity: () => 'Verified',
  verifiedMerchantText: () => "We've verified this shop's identity.",
  verifiedIdentityText: () => "We've verified this person's identity.",
  getTheApp: () => 'Get the app',
};

/** Texts of a card's panels, in any language (S1 §2 §4 §8). */
export type CardPanelWords = typeof cardPanelWords;
