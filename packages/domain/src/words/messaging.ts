import { isolate } from './isolate.js';

/** Texts of messages and of the cookie banner (S2 §2); those without a place in the specification are ours. */
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

/** Texts of messages and of the cookie banner, in any language (S2 §2). */
export type MessagingWords = typeof messagingWords;
