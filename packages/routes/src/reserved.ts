import { patterns } from './patterns.js';
import type { namesBeyondTheTable } from './reserved-names.js';
import type { rows } from './rows.js';

type Lines<Text, Found = never> = Text extends `${infer Line}\n${infer Rest}`
  ? Lines<Rest, Found | Line>
  : Found | Text;
type Start<Text, End extends string> = Text extends `${infer Before}${End}${string}`
  ? Before
  : Text;
type Initial<Row> = Row extends `/${infer Path}` ? Start<Start<Path, '/'>, ' '> : never;
type NameBeyond = Lines<typeof namesBeyondTheTable>;
/** The reserved names: those the classifier looks up, and the first words of the table. */
type ReservedName =
  | NameBeyond
  | Exclude<Initial<(typeof rows)[keyof typeof rows][number]>, '' | `{${string}`>;

/** The names beyond the table by their reason. */
const namesByReason = {
  'Advertising pages.': 'ad ads advertise',
  'Business area without its `/business/` root.':
    'business-access business-hierarchy business-manager',
  'Company page.': 'about accessibility blog careers contact jobs press pricing',
  'Company page; may hide a real name.': 'status',
  'Endpoint for embedding, a web standard.': 'oembed',
  'Endpoint of short links.': 'url_shortener',
  'Error page.': 'error errors',
  'File that browsers ask for.': 'favicon.ico',
  'File that crawlers ask for.': 'robots.txt sitemap',
  'Fixed path of web standards (RFC 8615).': '.well-known',
  'Help page.': 'faq help support',
  'Listing.': 'categories category collections explore members pages products tag tags',
  'Listing; may hide a real name.': 'group popular',
  'Login flow.': 'auth authentication logout register reset signin signout',
  'Names a feed.': 'feed',
  'Names a view of the signed-in account.': 'dashboard followers following message messages',
  'Names an action of the site.':
    'create delete download feedback follow invite redirect repin report share unsubscribe upload verify',
  'Page for creators.': 'creators',
  'Page for developers.': 'developers docs widgets',
  'Page for partners.': 'partners',
  'Page for partners; may hide a real name.': 'partner',
  'Page that leads to the app.': 'app apps',
  'Pages of the business tools.': 'analytics catalogs',
  'Pages of the business tools; may hide a real name.': 'stats',
  'Pages of the signed-in account.': 'account',
  'Payment pages.': 'billing',
  'Policy page.':
    'community-guidelines cookie-policy copyright legal policy privacy safety security terms',
  'Root of server calls.': 'api graphql news_hub resource v3',
  'Root of static files.': '_ngjs assets cdn media static',
  'Root of static files; may hide a real name.': 'images',
  'Would pose as a listing.': 'boards pins profiles topic users video',
  'Would pose as a role; may hide a real name.': 'guest',
  'Would pose as staff.': 'admin administrator',
  'Would pose as the home page.': 'home',
  'Would pose as the host.': 'www',
  'Would pose as the page of a profile.': 'profile user',
  'Would pose as the shopping pages.': 'shop',
  'Would pose as the shopping pages; may hide a real name.': 'store',
  'Would pose as the tab of saved pins.': 'saved',
} as const;

const readReserved = (): Record<string, string> => {
  const names: Record<string, string> = {};
  for (const { pattern } of patterns) {
    const [, word] = /^\/([^/{]+)/.exec(pattern) ?? [];
    if (word) names[word] ??= `First word of \`${pattern}\`.`;
  }
  for (const [reason, list] of Object.entries(namesByReason)) {
    for (const name of list.split(' ')) names[name] = reason;
  }
  return names;
};

/** First segments that cannot be usernames, with the reason for each. Compared decoded and in ASCII lower case. */
export const reserved = /* @__PURE__ */ readReserved() as Readonly<Record<ReservedName, string>>;
