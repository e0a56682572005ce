import { type BuildArguments, type BuildableRoute, buildPathFor } from './build-path.js';
import { classifyFor } from './classify.js';
import type { ClassifiedLink } from './link-types.js';
import { NO_LINK } from './results.js';
import { type ClassifierOptions, createSite } from './site.js';

/** Classifies and builds the links of one site. The functions do not use `this`. */
export interface Classifier {
  /** Classifies a link of the site. Accepts any value and never throws: what is not a link is `unknown`. */
  readonly classify: (input: unknown) => ClassifiedLink;
  /**
   * Builds the path of a route, including the mount path; for short links the whole URL. The result classifies back
   * to the same route and parameters. Throws a RangeError with the reason when it would not: a reserved username, an
   * empty text, a dot segment, a board that begins with `_`.
   */
  readonly buildPath: <Route extends BuildableRoute>(
    route: Route,
    ...args: BuildArguments<Route>
  ) => string;
  /** Whether a link stays on the site: a path, a relative link, or a URL on one of its hosts. */
  readonly isOwn: (input: unknown) => boolean;
}

/** Creates `classify`, `buildPath` and `isOwn` for a site. Throws a RangeError for an invalid host or origin. */
export const createClassifier = (options: ClassifierOptions = {}): Classifier => {
  const site = createSite(options);
  return {
    classify: (input) => classifyFor(site, input),
    buildPath: (route, ...[params, built]) => buildPathFor(site, route, params ?? {}, built ?? {}),
    isOwn: (input) => {
      const link = classifyFor(site, input);
      return link !== NO_LINK && link.route !== 'external';
    },
  };
};
