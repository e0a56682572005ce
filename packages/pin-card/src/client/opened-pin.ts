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
  const hasPage = (pinId: string): boolean =>
    [...pictures].some((picture) => picture.isPage && picture.pinId === pinId);
  return {
    open(pinId: string): void {
      openedId = pinId;
      card = hasPage(pinId) ? undefined : [...pictures].find((picture) => picture.pinId === pinId);
      for (const { onChanged } of pictures) onChanged();
    },
    /** Whether a picture takes part: that of the page, and one card, the first that is there or, with none, the first that is rendered. */
    has: (picture: OpenedPicture): boolean => {
      if (picture.pinId !== openedId) return false;
      if (!picture.isPage && !pictures.has(picture)) card ??= picture;
      return picture.isPage || picture === card;
    },
    add(picture: OpenedPicture): () => void {
      pictures.add(picture);
      if (picture.pinId === openedId && !picture.isPage) {
        // Below its page no card takes part. A card whose rendering React has dropped never comes: the next one takes its place.
        const isDropped = card !== undefined && !pictures.has(card);
        if (hasPage(openedId) && picture === card) card = undefined;
        else if (!hasPage(openedId) && isDropped) card = picture;
      }
      return () => {
        pictures.delete(picture);
        if (picture === card) card = undefined;
      };
    },
  };
}
