import type { AnchorHTMLAttributes, RefAttributes } from 'react';

/** Props of the host's link component: the attributes of an `<a>` with a required `href`, and a ref to forward. */
export interface CardLinkProps
  extends AnchorHTMLAttributes<HTMLAnchorElement>, RefAttributes<HTMLAnchorElement> {
  readonly href: string;
}
