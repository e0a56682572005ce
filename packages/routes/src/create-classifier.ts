import { type BuildArguments, type BuildableRoute, buildPathFor } from './build-path.js';
import { classifyFor } from './classify-site.js';
import type { ClassifiedLink } from './link-types.js';
import { NO_LINK } from './results.js';
import { type ClassifierOptions, createSite } from './site-options.js';

/** What knows the links of one site. Its functions need no `this`. */
export interface Classifier {
  /** What a link of the site is (S3 §2). Takes anything and never throws: what is no link is `unknown`. */
  readonly classify: (input: unknown) => ClassifiedLink;
  /**
   * The path of a route, below the mount path; the whole url of a short link. Classified, it gives route and
   * parameters back. Throws a RangeError that says why where it would not: a reserved username, an empty text, a dot
   * segment, a board that begins with `_`.
   */
  readonly buildPath: <Route extends BuildableRoute>(
    route: Route,
    ...args: BuildArguments<Route>
  ) => string;
  /** Whether a link stays on the site: a path, a relative link, or a url on one of its hosts. */
  readonly isOwn: (input: unknown) => boolean;
}

/** Binds `classify`, `buildPath` and `isOwn` to what is known of a site. Throws a RangeError for a host that is none. */
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
