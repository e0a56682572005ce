'use client';
import { DOMAIN_LABEL_LIMIT, domainLink } from '@tackboard/domain/card';
import { withClass } from '@tackboard/ui';
import { type AnchorHTMLAttributes, forwardRef } from 'react';
import { useCard } from '../card/card-context.js';
import { useOutboundLink } from './use-outbound-link.js';

/** Props of {@link DomainChip}: the attributes of an `<a>` without `href`. */
export type DomainChipProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'children' | 'href'>;

/**
 * A link to the page that the pin is from, in a new tab. It shows while the card is hovered or has the focus; on
 * touch the menu has this link instead. Renders nothing for an uploaded pin, for a link that is neither http nor https, and
 * on surfaces without it.
 */
export const DomainChip = forwardRef<HTMLAnchorElement, DomainChipProps>(function DomainChip(
  { className, ...attributes },
  ref,
) {
  const { pin, context, internals, isSquare, controlTabIndex } = useCard('DomainChip');
  const outbound = useOutboundLink(pin);
  const link = domainLink(pin, context.surface, isSquare ? DOMAIN_LABEL_LIMIT : undefined);
  if (link === undefined) return null;
  const { domain, href } = link;
  return (
    <a
      rel="noopener nofollow"
      target="_blank"
      tabIndex={controlTabIndex}
      aria-label={internals.words.linkTo({ domain })}
      {...outbound}
      {...attributes}
      ref={ref}
      href={href}
      className={withClass('tb-domain-chip', className)}
    >
      <span className="tb-domain-chip-text" dir="ltr">
        {domain}
      </span>
    </a>
  );
});
