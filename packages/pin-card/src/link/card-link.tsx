import { type AnchorHTMLAttributes, forwardRef, type RefAttributes } from 'react';

/** What a link component of the host is given: the attributes of an `<a>`, `href` always, and a ref to pass on. */
export interface CardLinkProps
  extends AnchorHTMLAttributes<HTMLAnchorElement>, RefAttributes<HTMLAnchorElement> {
  readonly href: string;
}

/** The link that stands in when the host names none: a plain `<a>`. */
export const PlainLink = forwardRef<HTMLAnchorElement, CardLinkProps>(function PlainLink(
  { children, ...attributes },
  ref,
) {
  return (
    <a {...attributes} ref={ref}>
      {children}
    </a>
  );
});
