import type { ClassifiedLink, LandingType, LinkFlags, RouteName } from './link-types.js';

/** The one place where a result takes its form: the table vouches that its parts belong together. */
export const toResult = (
  route: RouteName,
  params: Readonly<Record<string, string>>,
  landingType: LandingType,
  flags: LinkFlags,
): ClassifiedLink => ({ route, params, landingType, flags }) as ClassifiedLink;

/** Shared by all links that carry no flags. */
export const NO_FLAGS: LinkFlags = Object.freeze({
  inviteCode: null,
  utmPai: null,
  debug: false,
  imageViewer: false,
  malformed: false,
});

/** Shared by all routes that have no parameters. */
export const NO_PARAMS = Object.freeze({});

/** A link that is no page of the site. */
export const UNKNOWN = Object.freeze(toResult('unknown', NO_PARAMS, null, NO_FLAGS));

/** A link that leaves the site. */
export const EXTERNAL = Object.freeze(toResult('external', NO_PARAMS, null, NO_FLAGS));

/** A path that begins with a reserved name and is no page of the table. */
export const reservedUnknown = (landingType: LandingType): ClassifiedLink =>
  Object.freeze({
    ...toResult('unknown', NO_PARAMS, landingType, NO_FLAGS),
    reserved: true as const,
  });

/** What is no link at all: equal to `UNKNOWN`, told apart by identity. */
export const NO_LINK = Object.freeze({ ...UNKNOWN });
