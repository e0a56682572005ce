/** What an object says of a link: all of it, or its path with query and hash. */
type LinkParts =
  | { readonly href: string; readonly path: null }
  | { readonly href: null; readonly path: string };

/** In a path of its own these are letters; in a whole link they would end it. */
const asPath = (pathname: string): string => pathname.replaceAll('?', '%3F').replaceAll('#', '%23');

const marked = (mark: string, part: unknown): string => {
  if (typeof part !== 'string' || part === '') return '';
  return part.startsWith(mark) ? part : mark + part;
};

/** The link of a `URL`, an `<a>`, a `Location` or `{ pathname, search, hash }`; null for anything else. */
export const readParts = (input: unknown): LinkParts | null => {
  if (typeof input !== 'object' || input === null) return null;
  try {
    const { href, pathname, search, hash } = input as Record<string, unknown>;
    if (typeof href === 'string') return { href, path: null };
    if (typeof pathname !== 'string') return null;
    const query = marked('?', search).replaceAll('#', '%23');
    return { href: null, path: asPath(pathname) + query + marked('#', hash) };
  } catch {
    return null; // a getter of the caller's threw: nothing can be read here
  }
};
