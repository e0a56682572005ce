import type { ClassifiedLink, LandingType, LinkFlags, RouteName } from './link-types.js';

/** The one place where a result takes its form: the table vouches that its parts belong together. */
export const toResult = (
  route: RouteName,
  params: Readonly<Record<string, string>>,
  landingType: LandingType,
  flags: LinkFlags,
): ClassifiedLink => ({ route, params, landingType, flags }) as ClassifiedLink;

/** Shared by all links that carry no flags. */
export const NO_FLAGS: LinkFlags = /* @__PURE__ */ Object.freeze({
  inviteCode: null,
  utmPai: null,
  debug: false,
  imageViewer: false,
  malformed: false,
});

/** Shared by all routes that have no parameters. */
export const NO_PARAMS = /* @__PURE__ */ Object.freeze({});

/** A result that is shared by all links without parameters and flags. */
const shared = (route: RouteName, landingType: LandingType, isReserved?: true): ClassifiedLink => {
  const link = toResult(route, NO_PARAMS, landingType, NO_FLAGS);
  return Object.freeze(isReserved ? { ...link, reserved: isReserved } : link);
};

/** A link that is no page of the site. */
export const UNKNOWN = /* @__PURE__ */ shared('unknown', null);

/** What is no link at all: equal to `UNKNOWN`, told apart by identity. */
export const NO_LINK = /* @__PURE__ */ shared('unknown', null);

/** A link that leaves the site. */
export const EXTERNAL = /* @__PURE__ */ shared('external', null);

/** A path that begins with a reserved name and is no page of the table. */
export const reservedUnknown = (landingType: LandingType): ClassifiedLink =>
  shared('unknown', landingType, true);
