/**
 * The table of the site's paths: `[route, pattern, landing type]` (S3 §2.1, §2.2).
 *
 * A pattern is a list of segments. A plain segment stands for itself in any ASCII case; `{id}` is one segment;
 * `{slug}--{id}` is one segment cut at its last `--` when only digits follow; `{tab:_*}` is one segment that
 * begins with `_`; `{tab:a|b}` is one of the words; `{rest+}` is one or more further segments joined by `/`.
 * Every path may end in one more slash. A plain segment wins over a parameter.
 *
 * A route may have several patterns: `buildPath` prints the first whose parameters are those given.
 * A board or section of the viewer has landing type `own_board` or `own_section` instead.
 */
export const patterns = [
  ['home', '/', 'home'],
  ['home', '/homefeed', 'home'],

  ['today', '/today', 'today'],
  ['today-article', '/today/article', 'today'],
  ['today-article', '/today/article/{rest+}', 'today'],
  ['today-best', '/today/best', 'today'],
  ['today-trending', '/today/trending', 'today'],
  ['today-popular', '/today/popular', 'today'],
  ['today-shop', '/today/shop', 'today'],

  ['ideas', '/ideas', 'ideas'],
  ['ideas-interest', '/ideas/{interest}/{id}', 'ideas'],
  ['videos', '/videos', null],
  ['videos-category', '/videos/{category}/{id}', null],
  ['shopping', '/shopping', null],
  ['shopping-category', '/shopping/{category}/{id}', null],
  ['topics', '/topics', 'topic'],
  ['discover-article', '/discover/article/{slug+}', null],

  ['search', '/search', 'search'],
  ['search-pins', '/search/pins', 'search'],
  [
    'search-tab',
    '/search/{tab:buyable_pins|my_pins|videos|boards|users|idea_pins|my_content|shop_tool}',
    'search',
  ],

  ['pin', '/pin/{id}', 'closeup'],
  ['pin', '/pin/{slug}--{id}', 'closeup'],
  ['pin-comments', '/pin/{id}/comments', 'closeup'],
  ['pin-edit', '/pin/{id}/edit', 'closeup'],
  ['pin-repin', '/pin/{id}/repin', 'closeup'],
  ['pin-sent', '/pin/{id}/sent', 'closeup'],
  ['pin-sent', '/pin/{slug}--{id}/sent', 'closeup'],
  ['pin-feedback', '/pin/{id}/feedback', 'closeup'],
  ['pin-visual-search', '/pin/{id}/visual-search', 'closeup'],
  ['pin-visual-search-products', '/pin/{id}/visual-search/products', 'closeup'],
  ['pin-create', '/pin/create', 'closeup'],
  ['pin-redirect', '/pin_redirect', null],
  ['pin-editor', '/pin-editor', null],
  ['pin-builder', '/pin-builder', null],
  ['story-pin-builder', '/story-pin-builder', null],
  ['idea-pin-builder', '/idea-pin-builder', null],
  ['pin-creation-tool', '/pin-creation-tool', null],
  ['idea-ads-tool', '/idea-ads-tool', null],
  ['advertiser-quick-promote', '/advertiser/quick-promote', null],

  ['board', '/{username}/{boardId}', 'board'],
  ['board-section', '/{username}/{boardId}/{boardSectionId}', 'section'],
  ['board-edit', '/board/{id}/edit', null],
  ['board-edit-collaborators', '/board/{id}/edit/collaborators', null],
  ['board-add-collaborators', '/board/{id}/edit/add_collaborators', null],
  ['board-section-edit', '/boardsection/{id}/edit', null],

  ['profile', '/{username}', 'profile'],
  ['profile-created', '/{username}/_created', 'profile'],
  ['profile-saved', '/{username}/_saved', 'profile'],
  ['profile-tab', '/{username}/{tab:_*}', 'profile'],
  ['me', '/me', 'profile'],

  ['conversation', '/conversation/{id}', null],
  ['appealed-pin', '/appealed-pin', null],
  ['reports-and-violations', '/reports-and-violations', null],
  ['age-appeal', '/age-appeal', null],
  ['login', '/login', null],
  ['signup', '/signup', null],
  ['signup-sso-business-account', '/signup/sso-business-account', null],
  ['password-reset', '/password/reset', null],
  ['pw', '/pw/{username}', null],
  ['secure-panic', '/secure/panic', null],
  ['email-subscription', '/email/subscription', null],
  ['email-user-survey', '/email/user_survey', null],
  ['email-verification-error', '/email_verification_error', null],
  ['notifications', '/notifications', null],
  ['settings', '/settings', null],
  ['settings', '/settings/{section+}', null],
  ['settings-notifications', '/settings/notifications', null],
  ['oauth', '/oauth', null],
  ['app-factory-oauth', '/app-factory-oauth', null],
  ['tv-studio', '/tv/studio', null],
  ['unauth-profile', '/unauth-profile', null],
  ['tune-home-feed', '/edit', null],
  ['offsite', '/offsite', null],

  ['business-convert', '/business/convert', null],
  ['business-catalogs', '/business/catalogs/{userBizId}', null],
  ['business-invite', '/business/invite', null],
  ['business-schedule-call', '/business/schedule_call', null],
  ['business-commerce-integrations', '/business/commerce-integrations', null],
  ['business-hub', '/business/hub', null],

  ['business-access-dashboard', '/business/business-access/{userBizId}/dashboard', null],
  ['business-access-asset-groups', '/business/business-access/{userBizId}/asset-groups', null],
  ['business-access-shared-tags', '/business/business-access/{userBizId}/shared-tags', null],
  ['business-access-brand-safety', '/business/business-access/{userBizId}/brand-safety', null],
  ['business-access-audiences', '/business/business-access/{userBizId}/audiences', null],
  ['business-access-security', '/business/business-access/{userBizId}/security', null],
  [
    'business-access-invoice-management',
    '/business/business-access/{userBizId}/invoice-management',
    null,
  ],
  ['business-access-catalogs', '/business/business-access/{userBizId}/catalogs', null],
  [
    'business-access-ad-accounts-cee-migration',
    '/business/business-access/{userBizId}/ad-accounts/cee-migration',
    null,
  ],

  ['business-manager-dashboard', '/business/business-manager/{userBizId}/dashboard', null],
  ['business-manager-asset-groups', '/business/business-manager/{userBizId}/asset-groups', null],
  ['business-manager-shared-tags', '/business/business-manager/{userBizId}/shared-tags', null],
  ['business-manager-brand-safety', '/business/business-manager/{userBizId}/brand-safety', null],
  ['business-manager-audiences', '/business/business-manager/{userBizId}/audiences', null],
  ['business-manager-security', '/business/business-manager/{userBizId}/security', null],
  [
    'business-manager-invoice-management',
    '/business/business-manager/{userBizId}/invoice-management',
    null,
  ],
  ['business-manager-catalogs', '/business/business-manager/{userBizId}/catalogs', null],
  [
    'business-manager-ad-accounts-cee-migration',
    '/business/business-manager/{userBizId}/ad-accounts/cee-migration',
    null,
  ],

  ['business-hierarchy-dashboard', '/business/business-hierarchy/{id}/dashboard', null],
  ['business-hierarchy-hierarchy', '/business/business-hierarchy/{id}/hierarchy', null],
  [
    'business-hierarchy-business-security',
    '/business/business-hierarchy/{id}/business_security',
    null,
  ],
  ['business-hierarchy-managers', '/business/business-hierarchy/{id}/managers', null],
] as const;

/** First segments whose landing type stays when the rest of the path is not in the table (S1 §2, S3 §2.2). */
export const landingsOfUnknown = { pin: 'closeup', search: 'search', topics: 'topic' } as const;
