import type { ClassifiedLink, LandingType, LinkFlags } from './link-types.js';

/** Builds a result. The table guarantees that its parts belong together. */
export const toResult = (
  route: string,
  params: Readonly<Record<string, string>>,
  landingType: LandingType,
  flags: LinkFlags,
): ClassifiedLink => ({ route, params, landingType, flags }) as ClassifiedLink;

/** Flags of all links without flags. */
export const NO_FLAGS: LinkFlags = /* @__PURE__ */ Object.freeze({
  inviteCode: null,
  utmPai: null,
  debug: false,
  imageViewer: false,
  malformed: false,
});

/** Parameters of all routes without parameters. */
export const NO_PARAMS = /* @__PURE__ */ Object.freeze({});

/** A result shared by all links without parameters, landing type and flags. */
const shared = (route: string): ClassifiedLink =>
  Object.freeze(toResult(route, NO_PARAMS, null, NO_FLAGS));

/** Not a page of the site. */
export const UNKNOWN = /* @__PURE__ */ shared('unknown');

/** Not a link. Equals `UNKNOWN` but is another object. */
export const NO_LINK = /* @__PURE__ */ shared('unknown');

/** A link that leaves the site. */
export const EXTERNAL = /* @__PURE__ */ shared('external');

/**
 * The shared result of unknown paths with a reserved first segment. They keep the landing type of the pages below that
 * segment; those below `/homefeed` and `/me` have none.
 */
export const reservedUnknown = (landing: LandingType): ClassifiedLink =>
  Object.freeze({
    ...UNKNOWN,
    landingType: landing === 'home' || landing === 'profile' ? null : landing,
    reserved: true,
  });
