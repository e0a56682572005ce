/** A picture of a pin, on a card or on the pin's page. */
interface Picture {
  readonly pinId: string;
  readonly onChanged: () => void;
}

/** The store of the pin that was opened last: its picture becomes that of its page, and back. */
export function createOpenedPin() {
  const pictures = new Set<Picture>();
  let openedId: string | undefined;
  let others: ReadonlySet<Picture> = new Set();
  return {
    open(pinId: string): void {
      openedId = pinId;
      // A name may be there once. Of several cards of the pin the first takes part.
      const [, ...rest] = [...pictures].filter((picture) => picture.pinId === pinId);
      others = new Set(rest);
      for (const { onChanged } of pictures) onChanged();
    },
    /** Whether a picture takes part. */
    has: (picture: Picture): boolean => picture.pinId === openedId && !others.has(picture),
    add(picture: Picture): () => void {
      pictures.add(picture);
      return () => void pictures.delete(picture);
    },
  };
}
