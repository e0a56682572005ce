import type { ClassifiedLink, LandingType, LinkFlags, RouteName } from './link-types.js';

/** Builds a result. The table guarantees that its parts belong together. */
export const toResult = (
  route: RouteName,
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
const shared = (route: RouteName): ClassifiedLink =>
  Object.freeze(toResult(route, NO_PARAMS, null, NO_FLAGS));

/** Not a page of the site. */
export const UNKNOWN = /* @__PURE__ */ shared('unknown');

/** Not a link. Equals `UNKNOWN` but is another object. */
export const NO_LINK = /* @__PURE__ */ shared('unknown');

/** A link that leaves the site. */
export const EXTERNAL = /* @__PURE__ */ shared('external');

/** The landing type of unknown paths with this first segment (S1 §2, S3 §2.2): five keep theirs. */
const landingOfUnknown = (first: string): LandingType => {
  if (first === 'pin') return 'closeup';
  if (first === 'topics') return 'topic';
  return first === 'ideas' || first === 'search' || first === 'today' ? first : null;
};

/** The shared result of unknown paths with this reserved name. */
export const reservedUnknown = (first: string): ClassifiedLink =>
  Object.freeze({ ...UNKNOWN, landingType: landingOfUnknown(first), reserved: true });
