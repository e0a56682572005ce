/**
 * Texts of the parts of a card that are loaded when a pin needs them (S1 §2 §4 §8): carousel, video, badges, chips,
 * panels. Texts without a place in the specification are ours.
 */
export const cardPartsWords = {
  previousSlot: () => 'Previous picture',
  nextSlot: () => 'Next picture',
  slotOf: ({ index, count }: { readonly index: number; readonly count: number }) =>
    `Picture ${index} of ${count}`,
  recipeMinutes: ({ minutes }: { readonly minutes: number }) => `${minutes}m`,
  recipeHours: ({ hours, minutes }: { readonly hours: number; readonly minutes: number }) =>
    `${hours}h ${minutes}m`,
  rating: ({ value, max }: { readonly value: string; readonly max: string }) =>
    `Rated ${value} out of ${max}`,
  ratings: ({ count }: { readonly count: string }) => `${count} ratings`,
  reactions: ({ count }: { readonly count: string }) => `${count} reactions`,
  itemsOf: ({ pin }: { readonly pin: string }) => `In “${pin}”`,
  itemOf: ({ position, count }: { readonly position: number; readonly count: number }) =>
    `Item ${position} of ${count}`,
  shopSimilar: () => 'Shop similar',
  shopTheLook: () => 'Shop the look',
  learnProducts: () => 'Tap to see what you can buy in this Pin',
  select: () => 'Select',
  deselect: () => 'Deselect',
  moreInformation: () => 'More information',
  moreInformationAbout: ({ pin }: { readonly pin: string }) => `More information: ${pin}`,
  descriptionOfPin: () => 'Description',
  pictureOfPin: () => 'Picture',
  sourceOfPin: () => 'From',
  creatorOfPin: () => 'By',
  boardOfPin: () => 'Board',
  topicsOfPin: () => 'Topics',
  originOfPin: () => 'How the picture was made',
  close: () => 'Close',
  headsUp: () => 'Heads up!',
  linkBlocked: () => 'We have blocked this link',
  learnMore: () => 'Learn more',
  okay: () => 'Okay',
  verifiedIdentity: () => 'Verified',
  verifiedMerchantText: () => 'We have checked that this shop is what it says it is.',
  verifiedIdentityText: () => 'We have checked that this person is who they say they are.',
  getTheApp: () => 'Get the app',
};

/** Texts of the parts of a card that are loaded when a pin needs them, in any language (S1 §2 §4 §8). */
export type CardPartsWords = typeof cardPartsWords;
