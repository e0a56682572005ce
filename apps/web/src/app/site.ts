/** The name of the site. */
export const SITE = 'Tackboard';
