import type { Device, User } from '@tackboard/domain';
import { NavigationFooter } from '@tackboard/pin-card/navigation-footer';
import { NavigationHeader } from '@tackboard/pin-card/navigation-header';
import type { ComponentProps } from 'react';
import { PeopleButton } from './people-menu.js';

/** The pages of the bars that the server has not: they are left out. */
const HREFS = { today: null, create: null, news: null };

interface HeaderProps {
  readonly current: ComponentProps<typeof NavigationHeader>['current'];
  /** Absent: a visitor. */
  readonly viewer: User | undefined;
}

/** The bar at the top: home, who looks, and as whom else one may look. */
export function Header({ current, viewer }: HeaderProps) {
  return (
    <NavigationHeader current={current} hrefs={HREFS} end={<PeopleButton current={viewer} />} />
  );
}

/** The bar at the foot of a phone. A visitor has but one page to go to, which stands in the header. */
export function Footer({ current, device, viewer }: HeaderProps & { readonly device: Device }) {
  if (device !== 'mobile' || !viewer) return null;
  return <NavigationFooter current={current} hrefs={HREFS} />;
}
