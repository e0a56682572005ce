/** Whether the hover state of a card is on; a forced primary stays until it is released (S1 §4). */
export type HoverStatus = 'inactive' | 'active' | 'forced-primary';

/** The hover state, and whether the pointer or the focus is inside. */
export interface HoverState {
  readonly status: HoverStatus;
  readonly isInside: boolean;
}

/** The pointer or the focus comes and goes; a part of the card, such as an open menu, holds the state. */
export type HoverEvent =
  | { readonly type: 'ENTER' }
  | { readonly type: 'LEAVE' }
  | { readonly type: 'FORCE' }
  | { readonly type: 'RELEASE' };

/** What the hover state shows (S1 §4). */
export interface HoverParts {
  readonly saveButton: boolean;
  readonly actionBar: boolean;
  readonly secondaryDetails: boolean;
  readonly carouselAccessory: boolean;
}

/** A card without a pointer over it. */
export const NOT_HOVERED: HoverState = { status: 'inactive', isInside: false };

const NOTHING: HoverParts = {
  saveButton: false,
  actionBar: false,
  secondaryDetails: false,
  carouselAccessory: false,
};
const EVERYTHING: HoverParts = {
  saveButton: true,
  actionBar: true,
  secondaryDetails: true,
  carouselAccessory: true,
};
/** The primary parts alone: what an open menu belongs to. */
const PRIMARY: HoverParts = { ...NOTHING, saveButton: true, actionBar: true };

/** The next hover state; the same object when nothing changes (S1 §4). */
export function hover(state: HoverState, event: HoverEvent): HoverState {
  const isInside = event.type === 'ENTER' || (event.type !== 'LEAVE' && state.isInside);
  const isForced =
    event.type === 'FORCE' || (event.type !== 'RELEASE' && state.status === 'forced-primary');
  const free = isInside ? 'active' : 'inactive';
  const status = isForced ? 'forced-primary' : free;
  return status === state.status && isInside === state.isInside ? state : { status, isInside };
}

/** Which parts of a card show in a hover state (S1 §4). */
export function hoverParts(status: HoverStatus): HoverParts {
  switch (status) {
    case 'inactive':
      return NOTHING;
    case 'active':
      return EVERYTHING;
    case 'forced-primary':
      return PRIMARY;
  }
}
