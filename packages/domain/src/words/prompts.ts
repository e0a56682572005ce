import { isolate } from './isolate.js';

/** Titles of the prompts that replace an action (S2 §2); those without a place in the specification are ours. */
export const promptWords = {
  seeMore: ({ brand }: { readonly brand: string }) =>
    `You're almost there! Log in to access all of ${isolate(brand)}`,
  save: () => 'Log in to save this Pin',
  unsave: () => 'Log in to unsave this Pin',
  edit: () => 'Log in to edit this Pin',
  follow: () => 'Log in to follow',
  unfollow: () => 'Log in to unfollow',
  create: () => 'Log in to create a Pin or board',
  send: () => 'Log in to send this Pin',
  hide: () => 'Log in to hide this Pin',
  report: () => 'Log in to report this Pin',
  block: () => 'Log in to block',
  shareProfile: () => 'Log in to share this profile',
  logIn: () => 'Log in',
  signUp: () => 'Sign up',
  notNow: () => 'Not now',
  limitedLogin: () => 'For your security, log in again to continue.',
  appTitle: ({ brand }: { readonly brand: string }) => `${isolate(brand)} is better in the app`,
  appText: () => 'Faster boards, even offline.',
  getTheApp: () => 'Get the app',
};

/** Titles of the prompts that replace an action, in any language (S2 §2). */
export type PromptWords = typeof promptWords;
