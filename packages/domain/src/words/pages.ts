import { type Count, counted, isolate, plural } from './format.js';

/** Messages for refused texts in forms. The wording is ours. */
export const formWords = {
  boardTitleEmpty: () => 'Give your board a name.',
  pinDescriptionEmpty: () => 'Add a description.',
  firstNameEmpty: () => 'Enter your first name.',
  linkEmpty: () => 'Enter a link.',
  emailEmpty: () => 'Enter your email address.',
  tooLong: ({ max, over }: { readonly max: number; readonly over: number }) =>
    `${over} ${plural('en', over, 'character', 'characters')} over the limit of ${max}.`,
  linkMalformed: () => 'Enter a full web address, such as https://example.com.',
  emailMalformed: () => 'Enter a full email address, such as name@example.com.',
  boardNameLabel: () => 'Name',
  boardNameHint: () => 'Like “Places to go” or “Recipes to make”',
  descriptionLabel: () => 'Description',
  boardDescriptionHint: () => 'What is your board about?',
  pinDescriptionHint: () => 'Tell everyone what your Pin is about',
  titleLabel: () => 'Title',
  titleHint: () => 'Add a title',
  linkLabel: () => 'Link',
  altTextLabel: () => 'Alt text',
  altTextHint: () => "Describe your Pin for people who can't see it",
  boardLabel: () => 'Board',
  pictureLabel: () => 'Picture or video',
  choosePicture: () => 'Choose a picture or video',
  changePicture: () => 'Choose another picture or video',
  dropPicture: () => 'or drop it here',
  pictureAddressLabel: () => 'Picture address',
  pictureMissing: () => 'Choose a picture or video for your Pin.',
  secretHint: () => 'Only you and collaborators can see this board.',
  charactersLeft: (count: Count) => counted('en', count, 'character left', 'characters left'),
  firstNameLabel: () => 'First name',
  emailLabel: () => 'Email address',
  newBoard: () => 'Create board',
  editBoard: () => 'Edit board',
  newPin: () => 'Create Pin',
  publish: () => 'Publish',
  keepChanges: () => 'Save changes',
  sending: () => 'Saving…',
  sendingFailed: () => "Couldn't save. You haven't lost anything you typed.",
  someFieldsWrong: (count: Count) =>
    counted('en', count, 'field needs your attention.', 'fields need your attention.'),
};

/** Messages for refused texts in forms, in any language. */
export type FormWords = typeof formWords;

/** Warnings about links that are not opened. The wording is ours. */
export const linkWords = {
  blockedTitle: () => 'We have blocked this link',
  blocked: ({ host }: { readonly host: string }) =>
    `${isolate(host)} breaks our spam rules, so we didn't open this link.`,
  suspiciousTitle: () => 'This link looks suspicious',
  suspicious: ({ host }: { readonly host: string }) =>
    `${isolate(host)} may try to steal your data or money, so we didn't open this link.`,
  pornTitle: () => 'This link leads to adult content',
  porn: ({ host }: { readonly host: string }) =>
    `${isolate(host)} shows adult content, so we didn't open this link.`,
  leaving: ({ host }: { readonly host: string }) => `You're leaving for ${isolate(host)}`,
  goOn: () => 'Continue',
  goBack: () => 'Go back',
};

/** Warnings about links that are not opened, in any language. */
export type LinkWords = typeof linkWords;

/** Texts of the modal "Why you're seeing this ad", one per reason. The reasons have our wording. */
export const adWords = {
  title: () => "Why you're seeing this ad",
  paidBy: ({ promoter }: { readonly promoter: string }) =>
    `${isolate(promoter)} has paid to have this pin show up where you'd be more likely to notice it.`,
  withPartner: ({ partner }: { readonly partner: string }) =>
    `In partnership with ${isolate(partner)}`,
  intro: () => "Here's why you might be seeing it:",
  noReason: () => 'This ad is shown to a broad audience.',
  customerList: () => "You're on a customer list that the advertiser uploaded.",
  actalike: () => "Your activity is similar to that of the advertiser's customers.",
  engagement: () => "You viewed or saved the advertiser's Pins.",
  visitor: () => "You visited the advertiser's website or app.",
  shoppingProspecting: () => 'You viewed similar products.',
  persona: () => "You're in a group of people with similar tastes.",
  expandedTargeting: () => "Your interests are similar to this ad's audience.",
  interest: ({ value }: { readonly value: string }) => `You're interested in ${isolate(value)}.`,
  keyword: ({ value }: { readonly value: string }) => `You searched for ${isolate(value)}.`,
  age: ({ value }: { readonly value: string }) => `Your age: ${isolate(value)}.`,
  gender: ({ value }: { readonly value: string }) => `Your gender: ${isolate(value)}.`,
  female: () => 'female',
  male: () => 'male',
  locale: ({ value }: { readonly value: string }) => `Your language: ${isolate(value)}.`,
  device: ({ value }: { readonly value: string }) => `You're using ${isolate(value)}.`,
  webDevice: () => 'a computer',
  mobileWebDevice: () => 'a phone',
  gpsLocation: () => "You're near a place that the advertiser chose.",
  region: ({ value }: { readonly value: string }) => `You're in ${isolate(value)}.`,
  postalCode: ({ value }: { readonly value: string }) => `Your postal code: ${isolate(value)}.`,
  adSettings: () => 'Ad settings',
  close: () => 'Close',
};

/** Texts of the modal "Why you're seeing this ad", in any language. */
export type AdWords = typeof adWords;

/** Texts of messages and of the cookie banner; those without a place in the specification are ours. */
export const messagingWords = {
  cookieText: () =>
    'We use cookies to deliver personalized ads and experiences, and to analyze traffic on our site.',
  cookiePolicy: () => 'Cookie policy',
  acceptAll: () => 'Accept all',
  rejectAll: () => 'Reject all',
  letMeChoose: () => 'Let me choose',
  cookieSettings: () => 'Cookie settings',
  analyticCookies: () => 'Analytics',
  analyticCookiesText: () => 'Shows us how people use the site.',
  marketingCookies: () => 'Marketing',
  marketingCookiesText: () => 'Shows us whether an ad led to a visit or purchase.',
  privacySignal: () =>
    'This is off because your browser asks sites not to sell or share your data. You can still turn it on.',
  personalizationCookies: () => 'Personalization',
  personalizationCookiesText: () => "Tailors Pins and ads to what you've viewed.",
  saveChoices: () => 'Save my choices',
  cookiesSaved: () =>
    'We saved your cookie preferences. You can change them in the settings section of your profile at any time.',
  complete: () => 'Go',
  dismiss: () => 'Close',
  dismissOnly: () => 'Got it',
  welcomeBack: ({ name }: { readonly name: string }) => `Welcome back, ${isolate(name)}`,
  welcomeBackNameless: () => 'Welcome back',
  moreIdeasThumbnail: () => 'More Ideas Thumbnail',
  surveyFrame: () => 'Survey',
  acceptSurvey: () => 'Take the survey',
  declineSurvey: () => 'No thanks',
  cancel: () => 'Cancel',
  opensInNewTab: () => '(opens in a new tab)',
  inviteText: () => 'Log in to see the boards this Pin is on.',
  sendMessage: () => 'Send a message',
  newTip: () => 'New tip',
  skipToMessage: () => 'Go to the message',
};

/** Texts of messages and of the cookie banner, in any language. */
export type MessagingWords = typeof messagingWords;

/** Texts of the page header and footer; the wording is ours. */
export const navigationWords = {
  home: () => 'Home',
  today: () => 'Today',
  create: () => 'Create',
  news: () => 'News',
  conversations: () => 'Messages',
  profile: () => 'Your profile',
  logIn: () => 'Log in',
  signUp: () => 'Sign up',
  darkMode: () => 'Dark mode',
  scrollBack: () => 'Scroll back',
  scrollOn: () => 'Scroll forward',
  getTheApp: () => 'Get the app',
  main: () => 'Main',
  pages: () => 'Pages',
  homeOf: ({ brand }: { readonly brand: string }) => `${isolate(brand)}, home`,
  unread: ({ page, count }: { readonly page: string; readonly count: string }) =>
    `${isolate(page)}, ${count} new`,
  annotations: () => 'In this Pin',
  invitedBy: ({ name }: { readonly name: string }) => `${isolate(name)} invited you`,
};

/** Texts of the page header and footer, in any language. */
export type NavigationWords = typeof navigationWords;

/** Texts of the debug panel and the signals on a card, which employees see; the wording is ours. */
export const debugWords = {
  debug: () => 'Debug',
  signals: () => 'Signals',
  signalsOf: ({ name }: { readonly name: string }) => `Signals for ${isolate(name)}`,
  showSignals: () => 'Show signals on cards',
  flags: () => 'URL flags',
  noFlags: () => 'None',
  viewer: () => 'Viewer',
  page: () => 'Page',
  experiments: () => 'Experiments',
  close: () => 'Close',
};

/** Texts of the debug panel and the signals on a card, in any language. */
export type DebugWords = typeof debugWords;
