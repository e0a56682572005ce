/** Exports that nothing imports yet but tests, by what they wait for. Remove a name when it gets its caller. */
export const AWAITING_CALLER: Readonly<Record<string, readonly string[]>> = {
  'the close-up page: the label of pictures that a model made (its server does not send their origin yet)':
    ['isMadeByModel'],
  'the close-up page: further pictures of a product as a carousel': ['productSlots'],
  'the form of a new pin: a picture by its address, beside the upload of a file': ['imageInput'],
  'an event of a video with a duration: players state seconds, the model milliseconds': [
    'videoSeconds',
  ],
  'click attribution of Safari: the specification states from which version, and not what is sent':
    ['supportsClickAttribution'],
};
