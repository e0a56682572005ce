/** Exports that nothing imports yet but tests, by what they wait for. Remove a name when it gets its caller. */
export const AWAITING_CALLER: Readonly<Record<string, readonly string[]>> = {
  'the close-up page: the pictures of a product as a carousel, and the label of pictures that a model made':
    ['isMadeByModel', 'productSlots'],
  'the profile: the tab of quick saves and pins without a board, and the count of secret boards': [
    'hasSecretBoards',
    'isQuickSavesBoard',
    'offersBoardlessPins',
  ],
  'the page that creates a pin: a picture from an address or from the clipboard': ['imageInput'],
  'video events of the tracker: sent in batches, in seconds': ['bufferVideoEvent', 'videoSeconds'],
  'click attribution of Safari: the specification states from which version, and not what is sent':
    ['supportsClickAttribution'],
};
