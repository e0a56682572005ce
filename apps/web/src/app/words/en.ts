import { joinNames } from './join-names.js';
import { counted, formatNumber, isolate, plural } from '@tackboard/domain/words';

/** The demo's own texts in English, by the pages that they are on. */
export const en = {
  /** Texts of the settings. */
  account: {
    account: 'Account',
    accountUpToDate: 'Your account is up to date.',
    appearance: 'Appearance',
    saving: 'Saving',
    saveBehaviors: [
      ['Save to your profile', 'One press is enough. Sort Pins into boards later.'],
      ['Choose a board', 'A list of your boards opens with each save.'],
    ] as readonly (readonly [string, string])[],
    choiceSaved: 'We saved your choice.',
    cookiesAndAds: 'Cookies and ads',
    cookiesSaved: 'We saved your cookie preferences.',
  },
  /** Texts of profiles, boards, news and conversations. */
  boards: {
    quickSavesHeading: 'Quick saves and Pins without a board',
    organizeQuickSaves: 'Organize quick saves',
    tabTitles: {
      created: (name: string) => `Created by ${isolate(name)}`,
      saved: (name: string) => `Saved by ${isolate(name)}`,
      quickSaves: (name: string) => `Quick saves of ${isolate(name)}`,
    },
    allSaves: 'All saves',
    boardTitle: (name: string, owner: string) => `${isolate(name)}, a board of ${isolate(owner)}`,
    sectionTitle: (section: string, name: string, owner: string) =>
      `${isolate(section)} in ${isolate(name)}, a board of ${isolate(owner)}`,
    conversations: 'Conversations',
    conversationWith: (names: readonly string[]) => `Conversation with ${joinNames(names)}`,
    conversationEmpty:
      "You can't see what was sent here: it is on a secret board, or it was deleted.",
    newsEmpty: 'Saves of your Pins, and what people you follow publish, show up here.',
    findPeople: 'Find people to follow',
    newsOf: {
      saved: (count: number) =>
        plural(
          'en',
          count,
          'saved a Pin of yours',
          `saved ${formatNumber(count, 'en')} Pins of yours`,
        ),
      published: (count: number) =>
        plural('en', count, 'published a Pin', `published ${formatNumber(count, 'en')} Pins`),
    },
    moreLikeThis: 'More like this',
    shopSimilar: 'Shop similar',
  },
  /** Texts of the bars and of more than one page. */
  common: {
    ideas: 'Ideas',
    topics: 'Topics',
    news: 'News',
    settings: 'Settings',
    darkMode: 'Dark mode',
    logIn: 'Log in',
    logOut: 'Log out',
    logInAs: 'Log in as',
    signUp: 'Sign up',
    switchAccount: 'Switch account',
    signedInAs: (name: string) => `Signed in as ${isolate(name)}. Switch account`,
    allMessages: 'All messages',
    search: 'Search',
    homeFeed: 'Home feed',
    homeDescription: 'Find ideas for what you make, cook, wear and build, and save them to boards.',
    failed: "That didn't work. Check the connection and try again.",
    notFound: 'Page not found',
    seeHomeFeed: 'See the home feed',
    findPins: 'Find Pins to save',
    somethingWrong: 'Something went wrong',
    couldNotLoad: "We couldn't load this page. Try again in a moment.",
    tryAgain: 'Try again',
    pinCount: (count: number) => counted('en', { count }, 'Pin', 'Pins'),
    undo: 'Undo',
    back: 'Back',
    notShownAs: 'See it as yourself',
    loggedInAs: (name: string) => `You're now logged in as ${isolate(name)}. Reload to continue.`,
    loggedOut: 'You were logged out in another tab. Reload to continue.',
    reload: 'Reload',
    shownAs: 'You see the site as somebody else.',
    nothingYet: 'Nothing here yet',
    cannotShowPage: "This page can't be shown",
  },
  /** Texts of the pages to explore: ideas, videos, shopping, topics, today and its articles. */
  explore: {
    nothingAbout: (name: string) => `There is nothing about ${isolate(name)} at the moment.`,
    seeIdeas: 'See its ideas',
    newToday: 'New today',
    all: 'All',
    about: (area: string, topic: string) => `${area} about ${isolate(topic)}.`,
    todayTab: (name: string) => `Today: ${name}`,
    /** By the name of the page. */
    names: {
      ideas: 'Ideas',
      videos: 'Videos',
      shopping: 'Shop',
      today: 'Today',
      'today-best': 'Best',
      'today-trending': 'Trending',
      'today-popular': 'Popular videos',
      'today-shop': 'Shop',
    },
    newPins: 'New Pins',
    by: (names: readonly string[]) => `By ${joinNames(names)}`,
    seePin: 'See the Pin',
  },
  /** Texts of the pages that lead to another site. */
  leaving: {
    keepFinds: 'Sign up to keep what you find: save Pins to boards and come back later.',
  },
  /** Texts of the pages that make and change pins and boards, and of sign-up. */
  making: {
    createPin: 'Create Pin',
    yourProfile: 'your profile',
    publishedTo: (place: string) => `Published to ${isolate(place)}`,
    editPin: 'Edit Pin',
    editTitle: (name: string) => `Edit “${isolate(name)}”`,
    pinUpToDate: 'Your Pin is up to date.',
    editBoard: 'Edit board',
    boardUpToDate: 'Your board is up to date.',
    tune: 'Tune your home feed',
    findTopics: 'Find topics to follow',
    people: 'People',
    boards: 'Boards',
    hiddenPins: 'Hidden Pins',
    showAgain: 'Show again',
    hide: 'Hide',
    continue: 'Continue',
    hasAccount: 'This address has an account.',
    isFree: 'This address is free. Continue as one of these people.',
  },
  /** Texts of the page of messages. */
  messages: {
    title: 'Messages',
    text: 'Each button asks the server for a message, and what you do with it is reported back. What you completed or dismissed stays away, also after a reload and in your other tabs.',
    resetAll: 'Reset all',
    show: 'Show',
    prompts: 'Login prompts',
    openLink: 'Open the link',
    cookies: 'Cookies of this demo',
    cookiesText:
      'One keeps you logged in, one protects what you send, one tells visitors apart so that no message comes twice, and one keeps your answer to the cookie banner. None leaves this server.',
    offerApp: 'Offer the app',
    whatElse: 'What else is new?',
    thankYou: 'Thank you',
    getApp: 'Get the app',
    noApp: 'This demo has no app. In a product, this address opens the page in the app:',
    openApp: 'Open the app',
    samePage: 'Continue in the browser',
    linkToCheck: 'A link to check',
    check: 'Check',
  },
  /** Titles and texts of the pages of one paragraph. */
  paragraphs: {
    'advertiser-quick-promote': 'Promote this Pin',
    'appealed-pin': 'Appealed Pins',
    'business-convert': 'Turn your account into a business account',
    'business-hub': 'Business hub',
    'reports-and-violations': 'Reports and violations',
    guidelines: 'Community guidelines',
    guidelinesText:
      "We don't open links to sites that deceive people, copy others or send them from page to page.",
    inProduct: 'This page is part of a product, and not of this demo.',
  },
  /** Texts in place of pins that are gone, and of those that were taken down. */
  removed: {
    tookDown: (date: string, reason: string) =>
      `We took this Pin down on ${date}. ${reason} Only you can see this page.`,
    reasons: {
      copyright: 'Somebody told us that the picture is theirs.',
      spam: 'It looks like spam: it asks people to follow a link for a reward.',
    } as Readonly<Record<string, string>>,
    otherReason: 'It went against the community guidelines.',
    unavailable: 'This Pin is unavailable',
    deleted: 'You deleted this Pin',
    deletedText: 'People who saved it keep their copies.',
    popular: 'Popular right now',
  },
  /** The reasons for the report of a pin. */
  reports: [
    { id: 'spam', label: 'Spam or misleading' },
    { id: 'adult', label: 'Adult content' },
    { id: 'violence', label: 'Violence or self-harm' },
    { id: 'hate', label: 'Hate or harassment' },
    { id: 'copyright', label: 'It uses my work' },
    { id: 'other', label: 'Something else' },
  ],
  /** Texts of the search. */
  search: {
    tabs: {
      pins: 'All Pins',
      videos: 'Videos',
      buyable_pins: 'Shop',
      boards: 'Boards',
      users: 'People',
      my_pins: 'Your Pins',
    },
    searchIn: 'Search in',
    whatFor: 'What are you looking for?',
    resultsFor: (text: string) => `Search results for ${isolate(text)}`,
    /** Before and after what was searched for. */
    nothingFor: ['Nothing found for “', '”'],
  },
};

/** The texts of a language. */
export type Texts = typeof en;
