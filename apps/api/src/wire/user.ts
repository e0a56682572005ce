/** A person as a database row. */
export interface UserRow {
  readonly id: string;
  readonly username: string;
  readonly fullName: string;
  readonly imageSmall: string;
  readonly imageMedium: string;
  readonly isMerchant: number;
  readonly verifiedSite: string | null;
  /** Whether the viewer follows this person. Absent where nobody asks. */
  readonly followedByMe?: number;
  readonly blockedByMe?: number;
}

/** A person in the snake_case form. */
export function wireUser(user: UserRow) {
  return {
    id: user.id,
    node_id: nodeId('User', user.id),
    type: 'user',
    username: user.username,
    full_name: user.fullName,
    first_name: user.fullName.split(' ')[0] ?? user.fullName,
    image_small_url: mediaUrl(user.imageSmall),
    image_medium_url: mediaUrl(user.imageMedium),
    is_default_image: false,
    is_verified_merchant: user.isMerchant === 1,
    verified_identity:
      user.verifiedSite === null ? {} : { verified: true, name: user.verifiedSite },
    is_primary_website_verified: user.verifiedSite !== null,
    explicitly_followed_by_me: user.followedByMe === 1,
    ...(user.blockedByMe === 1 ? { blocked_by_me: true } : {}),
  };
}

/** The result of {@link wireUser}. */
export type WireUser = ReturnType<typeof wireUser>;

/** The url of a file in the media folder. */
export function mediaUrl(file: string): string {
  return `/media/${file}`;
}

/** The global id of the graph form: kind and id in base64. */
export function nodeId(kind: 'User' | 'Board' | 'Pin', id: string): string {
  return Buffer.from(`${kind}:${id}`).toString('base64');
}
