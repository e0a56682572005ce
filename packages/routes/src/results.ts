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

/** A result that is shared by all links without parameters, landing type and flags. */
const shared = (route: RouteName): ClassifiedLink =>
  Object.freeze(toResult(route, NO_PARAMS, null, NO_FLAGS));

/** A link that is no page of the site. */
export const UNKNOWN = /* @__PURE__ */ shared('unknown');

/** What is no link at all: equal to `UNKNOWN`, told apart by identity. */
export const NO_LINK = /* @__PURE__ */ shared('unknown');

/** A link that leaves the site. */
export const EXTERNAL = /* @__PURE__ */ shared('external');

/** The landing type of a path that begins with this segment and is no page: three keep theirs (S1 §2, S3 §2.2). */
const landingOfUnknown = (first: string): LandingType => {
  if (first === 'pin') return 'closeup';
  if (first === 'topics') return 'topic';
  return first === 'search' ? first : null;
};

/** A path that begins with this reserved name and is no page of the table; shared like the others. */
export const reservedUnknown = (first: string): ClassifiedLink =>
  Object.freeze({ ...UNKNOWN, landingType: landingOfUnknown(first), reserved: true });
