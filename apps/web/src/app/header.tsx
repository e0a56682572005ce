import { Logo } from './logo.js';
import { PeopleMenu } from './people-menu.js';
import type { ComponentProps } from 'react';

interface HeaderProps extends ComponentProps<typeof PeopleMenu> {
  /** The page is the home feed itself. */
  readonly isHome: boolean;
}

/** The bar at the top: home, and who looks. */
export function Header({ isHome, ...people }: HeaderProps) {
  return (
    <header className="header">
      <nav aria-label="Main" className="header-nav">
        <a href="/" className="header-logo" aria-label="Tackboard, home">
          <Logo />
        </a>
        <a href="/" className="header-link" aria-current={isHome ? 'page' : undefined}>
          Home
        </a>
      </nav>
      <PeopleMenu {...people} />
    </header>
  );
}
