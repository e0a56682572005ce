import type { AnchorHTMLAttributes, Ref } from 'react';

/** What a link component of the host is given: the attributes of an `<a>`, `href` always. */
export interface CardLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly href: string;
  readonly ref?: Ref<HTMLAnchorElement>;
}

/** The link that stands in when the host names none: a plain `<a>`. */
export function PlainLink({ children, ...attributes }: CardLinkProps) {
  return <a {...attributes}>{children}</a>;
}
