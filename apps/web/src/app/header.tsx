import { Logo } from './logo.js';
import { PeopleMenu } from './people-menu.js';
import type { ComponentProps } from 'react';

/** The bar at the top: home, and who looks. */
export function Header(people: ComponentProps<typeof PeopleMenu>) {
  return (
    <header className="header">
      <nav aria-label="Main" className="header-nav">
        <a href="/" className="header-logo" aria-label="Tackboard, home">
          <Logo />
        </a>
        <a href="/" className="header-link" aria-current="page">
          Home
        </a>
      </nav>
      <PeopleMenu {...people} />
    </header>
  );
}
