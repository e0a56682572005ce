/** What a part shows that has no text of its own. */
export const SHOWN = 'shown';

/** What {@link explanationSentence} makes a sentence of. */
export interface SentenceParts {
  /** The name of the part or the message, as in the middle of a sentence. */
  readonly title: string;
  /** What it shows, "shown" when there is nothing to choose. Undefined when it does not show. */
  readonly shows: string | undefined;
  /** The reasons, as text. Empty without reasons. */
  readonly because: string;
}

/**
 * Says whether something shows, and why: "No Save button: `promotedIsRemovable` is true.", "Modal, because it is its turn.". A card
 * and a message are explained in the same words.
 */
export function explanationSentence({ title, shows, because }: SentenceParts): string {
  if (shows === undefined) return `No ${title}${because && `: ${because}`}.`;
  const name = title.charAt(0).toUpperCase() + title.slice(1);
  const head = shows === SHOWN ? name : `${name}: ${shows}`;
  return because ? `${head}, because ${because}.` : `${head}.`;
}
