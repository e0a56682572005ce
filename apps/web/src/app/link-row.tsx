import { LinkButton } from './router/router-link.js';

interface LinkRowProps {
  /** The accessible name. */
  readonly label: string;
  readonly links: readonly (readonly [href: string, text: string])[];
  /** The address of the page that shows. */
  readonly current: string;
}

/** Links to pages beside the one that shows, in a row. */
export function LinkRow({ label, links, current }: LinkRowProps) {
  return (
    <nav aria-label={label} className="link-row">
      <ul>
        {links.map(([href, text]) => (
          <li key={href}>
            <LinkButton href={href} isCurrent={href === current}>
              {text}
            </LinkButton>
          </li>
        ))}
      </ul>
    </nav>
  );
}
