/** A person as a row of the database. */
export interface UserRow {
  readonly id: string;
  readonly username: string;
  readonly fullName: string;
  readonly imageSmall: string;
  readonly imageMedium: string;
  readonly isMerchant: number;
  readonly verifiedSite: string | null;
}

/** A person as others see them, beside a pin or a board. */
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
    explicitly_followed_by_me: false,
  };
}

/** A person in the snake_case form. */
export type WireUser = ReturnType<typeof wireUser>;

/** Where a file of the media folder is served. */
export function mediaUrl(file: string): string {
  return `/media/${file}`;
}

/** The global id of the graph form: the base64 of kind and id. */
export function nodeId(kind: 'User' | 'Board' | 'Pin', id: string): string {
  return Buffer.from(`${kind}:${id}`).toString('base64');
}
