import type { Device, User } from '@tackboard/domain';
import { NavigationFooter } from '@tackboard/pin-card/navigation-footer';
import { NavigationHeader } from '@tackboard/pin-card/navigation-header';
import type { ComponentProps } from 'react';
import { PeopleButton } from './people-menu.js';

/** Hides the entries of pages that the demo does not have. */
const HREFS = { today: null, create: null, news: null };

interface HeaderProps {
  readonly current: ComponentProps<typeof NavigationHeader>['current'];
  /** Undefined for a visitor. */
  readonly viewer: User | undefined;
}

/** The bar at the top: home, the viewer's profile and the menu of people. */
export function Header({ current, viewer }: HeaderProps) {
  return (
    <NavigationHeader current={current} hrefs={HREFS} end={<PeopleButton current={viewer} />} />
  );
}

/** The bar at the bottom on mobile. Visitors have none, because the header has their only page. */
export function Footer({ current, device, viewer }: HeaderProps & { readonly device: Device }) {
  if (device !== 'mobile' || !viewer) return null;
  return <NavigationFooter current={current} hrefs={HREFS} />;
}
