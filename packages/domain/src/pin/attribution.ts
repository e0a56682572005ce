import type { Board } from '../board/board.js';
import { isGroupBoard, isProtectedBoard } from '../board/roles.js';
import { surfaceParts } from '../surface/surface-parts.js';
import type { Surface } from '../surface/surfaces.js';
import { firstText } from '../text/first-text.js';
import type { User } from '../user/user.js';
import type { Pin } from './pin.js';

/** How much of the attribution a host wants (S1 §5). */
export type AttributionSetting = 'default' | 'imageOnly' | 'hide';

/** How much of the attribution shows: all of it, the picture of its source alone, or nothing (S1 §5). */
export type AttributionDisplay = 'default' | 'imageOnly' | 'none';

/** What servers call the domain of a pin that somebody uploaded (S3 §3). */
export const UPLOADED_DOMAIN = 'Uploaded by user';

type Attributed = Pick<
  Pin,
  | 'board'
  | 'domain'
  | 'isDownstreamPromotion'
  | 'isEligibleForPdp'
  | 'isPromoted'
  | 'linkDomain'
  | 'nativeCreator'
  | 'pinner'
  | 'promoter'
  | 'sponsorship'
>;

/** True when somebody paid for the pin to be seen: such a pin is labelled on every surface (S1 §5). */
export function isAdvertising(
  pin: Pick<Pin, 'isDownstreamPromotion' | 'isPromoted' | 'promoter' | 'sponsorship'>,
): boolean {
  const isPromotedByOther = pin.promoter !== undefined && pin.isDownstreamPromotion !== true;
  return pin.isPromoted === true || isPromotedByOther || pin.sponsorship !== undefined;
}

/**
 * How much of the attribution a card shows (S1 §5). Advertising comes first: it is attributed everywhere. Otherwise
 * nothing shows on profile, creator and product feed surfaces, on pins of group boards and on pins with a product page
 * of their own; elsewhere the setting decides.
 */
export function attributionDisplay(
  pin: Attributed,
  surface: Surface,
  setting: AttributionSetting = 'default',
): AttributionDisplay {
  if (isAdvertising(pin)) return 'default';
  const isHidden =
    !surfaceParts(surface).attribution || isGroupBoard(pin.board) || pin.isEligibleForPdp === true;
  return isHidden || setting === 'hide' ? 'none' : setting;
}

/** The board that attribution may name and link to: never a protected one (S1 §5). */
export function attributionBoard(pin: Pick<Pin, 'board'>): Board | undefined {
  return isProtectedBoard(pin.board) ? undefined : pin.board;
}

/** Who a pin comes from, and in which role. `name` is never blank (S1 §2). */
export interface Attribution {
  readonly kind: 'promoter' | 'creator' | 'officialUser' | 'domain' | 'pinner';
  readonly name: string;
  /** Absent for a plain domain. */
  readonly user?: User;
}

function person(kind: Attribution['kind'], user: User | undefined): Attribution | undefined {
  const name = firstText(user?.fullName, user?.username);
  return user && name ? { kind, name, user } : undefined;
}

/**
 * Who a card names: the promoter of an advertisement, else the creator, the official account of the linked site, the
 * site's domain, and who saved the pin. `undefined` when none of them has a name (S1 §2 §5).
 */
export function attribution(pin: Attributed): Attribution | undefined {
  const domain = firstText(pin.domain);
  return (
    (isAdvertising(pin) ? person('promoter', pin.promoter) : undefined) ??
    person('creator', pin.nativeCreator) ??
    person('officialUser', pin.linkDomain?.officialUser) ??
    (domain && domain !== UPLOADED_DOMAIN ? { kind: 'domain', name: domain } : undefined) ??
    person('pinner', pin.pinner)
  );
}
