import { type Board, isGroupBoard, isProtectedBoard, isSecretBoard } from '../board/board.js';
import { type Surface, surfaceParts } from '../surface.js';
import { firstText } from '../text.js';
import type { User } from '../user/user.js';
import type { Pin } from './pin.js';

/** Attribution that a host requests. */
export type AttributionSetting = 'default' | 'imageOnly' | 'hide';

/** Attribution that shows: all of it, only the image of the source, or nothing. */
type AttributionDisplay = 'default' | 'imageOnly' | 'none';

/** Domain of uploaded pins, as servers send it. */
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

/** Whether a pin is advertising. Advertising is labelled on every surface. */
export function isAdvertising(
  pin: Pick<Pin, 'isDownstreamPromotion' | 'isPromoted' | 'promoter' | 'sponsorship'>,
): boolean {
  const isPromotedByOther = pin.promoter !== undefined && pin.isDownstreamPromotion !== true;
  return pin.isPromoted === true || isPromotedByOther || pin.sponsorship !== undefined;
}

/**
 * Returns the attribution of a card (S1 §5.20). Advertising is always attributed. Otherwise nothing shows on profile,
 * creator and product feed surfaces, on pins of group boards and on pins with their own product page; elsewhere the
 * setting decides.
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

/** The source of a pin and its role. `name` is never blank. */
export interface Attribution {
  readonly kind: 'promoter' | 'creator' | 'officialUser' | 'domain' | 'pinner';
  readonly name: string;
  /** Absent for a domain. */
  readonly user?: User;
}

function person(kind: Attribution['kind'], user: User | undefined): Attribution | undefined {
  const name = firstText(user?.fullName, user?.username);
  return user && name ? { kind, name, user } : undefined;
}

/**
 * Returns the source of a pin: the promoter of an advertisement; otherwise the creator, the official
 * account of the linked site, its domain, or the pinner. `undefined` when none has a name.
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

/** Returns the board that the attribution names and links to (S1 §5.22); `undefined` for protected and secret boards. */
export function attributionBoard(pin: Pick<Pin, 'board'>): Board | undefined {
  return isProtectedBoard(pin.board) || isSecretBoard(pin.board) ? undefined : pin.board;
}
