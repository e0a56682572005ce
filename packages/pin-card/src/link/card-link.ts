import type { AnchorHTMLAttributes, RefAttributes } from 'react';

/** What a link component of the host is given: the attributes of an `<a>`, `href` always, and a ref to pass on. */
export interface CardLinkProps
  extends AnchorHTMLAttributes<HTMLAnchorElement>, RefAttributes<HTMLAnchorElement> {
  readonly href: string;
}
