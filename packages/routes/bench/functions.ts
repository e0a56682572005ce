import * as root from '@tackboard/routes';
import * as links from '@tackboard/routes/links';
import { ORIGIN } from './links.ts';

const PAGE = { origin: ORIGIN, alsoOwn: ['https://shop.example'] };
const { buildPath } = root.createClassifier({
  hosts: [new URL(ORIGIN).host],
  origin: ORIGIN,
});

/** Each exported function that reads a text, called with a hostile one in each place. */
export const CALLS: Readonly<Record<string, (text: string) => unknown>> = {
  'buildPath, a parameter': (text) => buildPath('profile', { username: `a${text}` }),
  'buildPath, the query and hash': (text) =>
    buildPath('home', {}, { query: { q: text }, hash: text }),
  boardInvitePath: root.boardInvitePath,
  deepLinkUrl: (text) => root.deepLinkUrl(`${ORIGIN}/app`, { deeplinkPath: text }),
  offsitePath: (url) => root.offsitePath({ url }),
  pinRedirectPath: (text) => root.pinRedirectPath({ origin: '/', redirectUrl: text }),
  isCloseupPath: root.isCloseupPath,
  isListedHost: (host) => root.isListedHost(['pins.example'], host),
  isNavigable: root.isNavigable,
  isSameOrigin: (href) => root.isSameOrigin(href, PAGE),
  needsCheck: (href) => root.needsCheck(href, PAGE),
  opensInNewTab: root.opensInNewTab,
  relOf: (href) => root.relOf(href, PAGE),
  pinPath: root.pinPath,
  repinPath: root.repinPath,
  savedProfilePath: root.savedProfilePath,
  boardPath: (text) => root.boardPath('anna', text),
  createdProfilePath: root.createdProfilePath,
  organizePinPath: (text) => root.organizePinPath('1', text, '2'),
  pinEditPath: root.pinEditPath,
  postLoginPath: (text) => root.postLoginPath('repin', text),
  profilePath: root.profilePath,
  sectionPath: (text) => root.sectionPath('anna', 'cats', text),
  usernameForLink: (text) => root.usernameForLink(text, { isSignedIn: false }),
  parseQuery: root.parseQuery,
  printQuery: (text) => root.printQuery({ [text]: text }),
  plainUrl: links.plainUrl,
  safeUrl: root.safeUrl,
  'safeUrl, absolute': (text) => root.safeUrl(text, { absolute: true }),
  savedTarget: (url) => root.savedTarget({ url }),
  'savedTarget, a section': (slug) => root.savedTarget({ url: '/anna/cats/' }, { slug }),
  searchEngineOf: root.searchEngineOf,
  removeTrackingParam: root.removeTrackingParam,
};

/** Exported functions that read no text, or make others that do, and the one that `hostile.bench.ts` measures. */
const NOT_HERE = ['classify', 'closeupOpensInNewTab', 'createClassifier'];

/** The exported functions that nothing here measures. */
export function unmeasured(): readonly string[] {
  const measured = Object.keys(CALLS).map((name) => name.split(',')[0]);
  return Object.entries({ ...links, ...root })
    .filter(([, value]) => typeof value === 'function')
    .map(([name]) => name)
    .filter((name) => !measured.includes(name) && !NOT_HERE.includes(name));
}
