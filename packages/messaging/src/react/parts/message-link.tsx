import type { MessageLink as Link, MessageTextLink } from '@tackboard/domain/experience';
import type { MessagingWords } from '@tackboard/domain/words';
import { relOf } from '@tackboard/routes/links';
import { VisuallyHidden, withClass } from '@tackboard/ui';
import { type ReactNode, useContext } from 'react';
import { MessagingContext } from '../messaging-context.js';
import type { SurfaceProps } from '../surface-props.js';

/** Props of {@link MessageLink}. */
export interface MessageLinkProps {
  readonly link: Link;
  readonly words: Pick<MessagingWords, 'opensInNewTab'>;
  readonly ownOrigins: readonly string[];
  readonly className?: string;
  readonly label?: string | undefined;
  /** The look of a button. */
  readonly variant?: 'primary' | 'quiet';
  readonly onClick?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** Relative links belong to the site, whichever page they are on. */
const ANY_ORIGIN = 'https://page.invalid';

/** A link of a message: `http(s)` opens a new tab, external ones are not followed by crawlers. */
export function MessageLink(props: MessageLinkProps) {
  const { children, className, label, link, onClick, ownOrigins, variant, words } = props;
  const [origin = ANY_ORIGIN, ...alsoOwn] = ownOrigins;
  // A layer stands outside of the provider.
  const navigation = useContext(MessagingContext)?.navigation;
  const Link = link.opensInNewTab ? 'a' : (navigation?.link ?? 'a');
  const rel = [relOf(link.href, { origin, alsoOwn }), link.opensInNewTab && 'noopener'];
  return (
    <Link
      className={withClass(variant ? 'tb-button' : 'tb-message-link', className)}
      data-variant={variant}
      href={link.href}
      target={link.opensInNewTab ? '_blank' : undefined}
      rel={rel.filter(Boolean).join(' ') || undefined}
      aria-label={label}
      onClick={onClick}
    >
      {children}
      {link.opensInNewTab ? <VisuallyHidden> {words.opensInNewTab()}</VisuallyHidden> : null}
    </Link>
  );
}

/** Props of {@link MessageBody}. */
export interface MessageBodyProps {
  readonly surface: Pick<SurfaceProps, 'ownOrigins' | 'words'>;
  readonly text: string | undefined;
  readonly link: MessageTextLink | undefined;
  /** Names the region when nothing else does. */
  readonly id?: string | undefined;
}

/** The text of a message, with its link at the end. Renders nothing without either. */
export function MessageBody({ id, link, surface, text }: MessageBodyProps) {
  if (!text && !link) return null;
  const { ownOrigins, words } = surface;
  return (
    <p id={id} className="tb-message-body" data-alone={id === undefined ? undefined : ''}>
      {text}
      {link ? (
        <>
          {' '}
          <MessageLink link={link} words={words} ownOrigins={ownOrigins}>
            {link.text}
          </MessageLink>
        </>
      ) : null}
    </p>
  );
}
