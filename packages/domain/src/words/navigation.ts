import { isolate } from './isolate.js';

/** Texts of the page header and footer (S1 §2); the wording is ours. */
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

/** Texts of the page header and footer, in any language (S1 §2). */
export type NavigationWords = typeof navigationWords;
