/** Why a pin was taken down, by the server's word. */
const REASONS: Readonly<Record<string, string>> = {
  adult: 'It shows adult content, which we keep out of the feeds.',
  copyright: 'Somebody told us that the picture is theirs.',
  spam: 'It looks like spam: it asks people to follow a link for a reward.',
};

/** Returns why a pin was taken down. */
export function removalText(reason: string): string {
  return REASONS[reason] ?? 'It went against the community guidelines.';
}
