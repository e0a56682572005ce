import {
  assertDistinct,
  type BuildArguments,
  type BuildableRoute,
  buildPathFor,
} from './build-path.js';
import { classifyFor } from './classify.js';
import type {
  ClassifiedLink,
  NoPatterns,
  OwnPatterns,
  RouteParams,
  SiteRoutes,
} from './link-types.js';
import { NO_LINK } from './results.js';
import { type ClassifierOptions, createSite } from './site.js';

/**
 * Classifies and builds the links of one site, whose `Routes` are parameters by the name of the route. The functions do not
 * use `this`.
 */
export interface Classifier<Routes = RouteParams> {
  /** Classifies a link of the site. Accepts any value and never throws: what is not a link is `unknown`. */
  readonly classify: (input: unknown) => ClassifiedLink<Routes>;
  /**
   * Builds the path of a route, including the mount path; for short links the whole URL. The result classifies back
   * to the same route and parameters. Throws a RangeError with the reason when it would not: a reserved username, an
   * empty text, a dot segment, a board that begins with `_`.
   */
  readonly buildPath: <Route extends BuildableRoute<Routes>>(
    route: Route,
    ...args: BuildArguments<Route, Routes>
  ) => string;
  /** Whether a link stays on the site: a path, a relative link, or a URL on one of its hosts. */
  readonly isOwn: (input: unknown) => boolean;
}

/**
 * Creates `classify`, `buildPath` and `isOwn` for a site, whose own patterns name the routes and their parameters in the
 * types too. Throws a RangeError for an invalid host, origin or pattern.
 */
export const createClassifier = <
  const Own extends OwnPatterns = NoPatterns,
  const WithCatalogue extends boolean = true,
>(
  options: ClassifierOptions<Own, WithCatalogue> = {},
): Classifier<SiteRoutes<Own, WithCatalogue>> => {
  const site = createSite(options);
  if (options.patterns) assertDistinct(site);
  return {
    classify: (input) => classifyFor(site, input) as ClassifiedLink<SiteRoutes<Own, WithCatalogue>>,
    buildPath: (route, ...[params, built]) => buildPathFor(site, route, params ?? {}, built ?? {}),
    isOwn: (input) => {
      const link = classifyFor(site, input);
      return link !== NO_LINK && link.route !== 'external';
    },
  };
};
