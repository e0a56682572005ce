'use client';
import { domainChip } from '@tackboard/domain/pin';
import { safeUrl } from '@tackboard/routes/links';
import { withClass } from '@tackboard/ui';
import { ArrowUpRightIcon } from '@tackboard/ui/icons';
import { type AnchorHTMLAttributes, forwardRef } from 'react';
import { useCard } from '../card/card-context.js';
import { useOutboundLink } from '../blocked-link/use-outbound-link.js';

/** Made once: the same element on every card. */
const ICON = ArrowUpRightIcon({ width: 16, height: 16 });

/** What a {@link DomainChip} takes: the attributes of an `<a>` but its address. */
export type DomainChipProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'children' | 'href'>;

/**
 * Where the pin comes from, as a link to that page that opens in a new tab. It comes with the pointer or the focus; on
 * touch the menu of the card has it. Renders nothing for an uploaded pin, a surface without it, and an address that
 * is none of the web.
 */
export const DomainChip = forwardRef<HTMLAnchorElement, DomainChipProps>(function DomainChip(
  { className, ...attributes },
  ref,
) {
  const { pin, parts, tackboard } = useCard('DomainChip');
  const outbound = useOutboundLink(pin);
  const domain = domainChip(pin);
  const href = safeUrl(pin.link, { absolute: true });
  if (!parts.domainChip || domain === undefined || href === undefined) return null;
  return (
    <a
      rel="noopener nofollow"
      target="_blank"
      aria-label={tackboard.words.linkTo({ domain })}
      {...outbound}
      {...attributes}
      ref={ref}
      href={href}
      className={withClass('tb-domain-chip', className)}
    >
      {ICON}
      <span className="tb-domain-chip-text" dir="ltr">
        {domain}
      </span>
    </a>
  );
});
