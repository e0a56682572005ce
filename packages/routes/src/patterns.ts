import type { LandingType, PathRoute } from './link-types.js';

/**
 * The paths of the site, grouped by landing type (§2.2). A route is named after the words of its path:
 * `/pin/{id}/edit` is `pin-edit`. Exceptions have their name after the path. `PathPattern` explains the notation.
 */
export const rows = {
  home: ['/ home', '/homefeed home'],
  today: [
    '/today',
    '/today/article',
    '/today/article/{rest+}',
    '/today/best',
    '/today/trending',
    '/today/popular',
    '/today/shop',
  ],
  ideas: ['/ideas', '/ideas/{interest}/{id} ideas-interest'],
  search: [
    '/search',
    '/search/pins',
    '/search/{tab:buyable_pins|my_pins|videos|boards|users|idea_pins|my_content|shop_tool} search-tab',
  ],
  topic: ['/topics'],
  closeup: [
    '/pin/{id}',
    '/pin/{slug}--{id}',
    '/pin/{id}/comments',
    '/pin/{id}/edit',
    '/pin/{id}/repin',
    '/pin/{id}/sent',
    '/pin/{slug}--{id}/sent',
    '/pin/{id}/feedback',
    '/pin/{id}/visual-search',
    '/pin/{id}/visual-search/products',
    '/pin/create',
  ],
  profile: [
    '/{username} profile',
    '/{username}/_created profile-created',
    '/{username}/_saved profile-saved',
    '/{username}/{tab:_*} profile-tab',
    '/me',
  ],
  board: ['/{username}/{boardId} board'],
  section: ['/{username}/{boardId}/{boardSectionId} board-section'],
  '': [
    '/pin_redirect',
    '/pin-editor',
    '/pin-builder',
    '/story-pin-builder',
    '/idea-pin-builder',
    '/pin-creation-tool',
    '/idea-ads-tool',
    '/advertiser/quick-promote',

    '/board/{id}/edit',
    '/board/{id}/edit/collaborators',
    '/board/{id}/edit/add_collaborators board-add-collaborators',
    '/boardsection/{id}/edit board-section-edit',

    '/videos',
    '/videos/{category}/{id} videos-category',
    '/shopping',
    '/shopping/{category}/{id} shopping-category',
    '/discover/article/{slug+}',
    '/conversation/{id}',
    '/appealed-pin',
    '/reports-and-violations',
    '/age-appeal',

    '/login',
    '/signup',
    '/signup/sso-business-account',
    '/password/reset',
    '/pw/{username}',
    '/secure/panic',
    '/email/subscription',
    '/email/user_survey',
    '/email_verification_error',
    '/notifications',
    '/settings',
    '/settings/{section+}',
    '/settings/notifications',
    '/oauth',
    '/app-factory-oauth',
    '/tv/studio',
    '/unauth-profile',
    '/edit tune-home-feed',
    '/offsite',

    '/business/convert',
    '/business/catalogs/{userBizId}',
    '/business/invite',
    '/business/schedule_call',
    '/business/commerce-integrations',
    '/business/hub',
    '/business/business-access/{userBizId}/dashboard',
    '/business/business-access/{userBizId}/asset-groups',
    '/business/business-access/{userBizId}/shared-tags',
    '/business/business-access/{userBizId}/brand-safety',
    '/business/business-access/{userBizId}/audiences',
    '/business/business-access/{userBizId}/security',
    '/business/business-access/{userBizId}/invoice-management',
    '/business/business-access/{userBizId}/catalogs',
    '/business/business-access/{userBizId}/ad-accounts/cee-migration',
    '/business/business-manager/{userBizId}/dashboard',
    '/business/business-manager/{userBizId}/asset-groups',
    '/business/business-manager/{userBizId}/shared-tags',
    '/business/business-manager/{userBizId}/brand-safety',
    '/business/business-manager/{userBizId}/audiences',
    '/business/business-manager/{userBizId}/security',
    '/business/business-manager/{userBizId}/invoice-management',
    '/business/business-manager/{userBizId}/catalogs',
    '/business/business-manager/{userBizId}/ad-accounts/cee-migration',
    '/business/business-hierarchy/{id}/dashboard',
    '/business/business-hierarchy/{id}/hierarchy',
    '/business/business-hierarchy/{id}/business_security',
    '/business/business-hierarchy/{id}/managers',
  ],
} as const;

/**
 * One path of a route. A pattern is a list of segments. A plain segment matches itself in any ASCII case and wins
 * over a parameter. `{id}` matches one segment; `{slug}--{id}` one segment, split at its last `--` when only digits
 * follow; `{tab:_*}` one that begins with `_`; `{tab:a|b}` one of the words; `{rest+}` one or more further segments,
 * joined by `/`. Every path may end in one more slash.
 */
export interface PathPattern {
  readonly route: PathRoute;
  readonly pattern: string;
  /** `own_board` and `own_section` replace `board` and `section` when the username is the viewer's. */
  readonly landingType: LandingType;
}

const nameOf = (path: string): string =>
  path
    .slice(1)
    .replace(/\/?\{[^/]*/g, '')
    .replace(/[/_]/g, '-')
    .replace('business-b', 'b');

const parse = (row: string, landing: string): PathPattern => {
  const [pattern = '', name = nameOf(pattern)] = row.split(' ');
  return {
    route: name as PathRoute,
    pattern,
    landingType: (landing || null) as LandingType,
  };
};

const readRows = (): PathPattern[] =>
  Object.entries(rows).flatMap(([landing, list]) => list.map((row) => parse(row, landing)));

/** All paths of the site. `buildPath` uses the first pattern of a route that fits the parameters. */
export const patterns: readonly PathPattern[] = /* @__PURE__ */ readRows();
