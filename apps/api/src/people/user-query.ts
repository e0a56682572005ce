/** Selects a `UserRow` of `users` for `:viewer`. */
export const USER_COLUMNS = `
  users.id, users.username, users.full_name AS fullName, users.image_small AS imageSmall,
  users.image_medium AS imageMedium, users.is_merchant AS isMerchant, users.verified_site AS verifiedSite,
  EXISTS (SELECT 1 FROM user_follows WHERE user_id = :viewer AND followed_id = users.id) AS followedByMe,
  EXISTS (SELECT 1 FROM user_blocks WHERE user_id = :viewer AND blocked_id = users.id) AS blockedByMe`;
