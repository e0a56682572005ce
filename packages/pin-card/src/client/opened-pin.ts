/** A picture of a pin, on a card or on the pin's page. */
interface OpenedPicture {
  readonly pinId: string;
  readonly isPage: boolean;
  readonly onChanged: () => void;
}

/** The store of the pin that was opened last: its picture becomes that of its page, and back. */
export function createOpenedPin() {
  const pictures = new Set<OpenedPicture>();
  let openedId: string | undefined;
  // A name may be there once: of several cards of the pin this one takes part.
  let card: OpenedPicture | undefined;
  return {
    open(pinId: string): void {
      openedId = pinId;
      const ofPin = [...pictures].filter((picture) => picture.pinId === pinId);
      card = ofPin.some(({ isPage }) => isPage) ? undefined : ofPin[0];
      for (const { onChanged } of pictures) onChanged();
    },
    /** Whether a picture takes part: that of the page, and the card that was opened or, once it is gone, the first that is rendered. */
    has: (picture: OpenedPicture): boolean => {
      if (picture.pinId !== openedId) return false;
      if (!picture.isPage && !pictures.has(picture)) card ??= picture;
      return picture.isPage || picture === card;
    },
    add(picture: OpenedPicture): () => void {
      pictures.add(picture);
      return () => {
        pictures.delete(picture);
        if (picture === card) card = undefined;
      };
    },
  };
}
