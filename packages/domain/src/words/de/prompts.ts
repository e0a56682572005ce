import { isolate } from '../isolate.js';
import type { PromptWords } from '../prompts.js';

/** Titles of the prompts that replace an action, in German (S2 §2). */
export const germanPromptWords = {
  seeMore: ({ brand }) => `Fast geschafft! Melde dich an, um alles auf ${isolate(brand)} zu sehen`,
  save: () => 'Melde dich an, um diesen Pin zu merken',
  unsave: () => 'Melde dich an, um diesen Pin nicht mehr zu merken',
  edit: () => 'Melde dich an, um diesen Pin zu bearbeiten',
  follow: () => 'Melde dich an, um zu folgen',
  unfollow: () => 'Melde dich an, um nicht mehr zu folgen',
  create: () => 'Melde dich an, um einen Pin oder eine Pinnwand zu erstellen',
  send: () => 'Melde dich an, um diesen Pin zu senden',
  hide: () => 'Melde dich an, um diesen Pin auszublenden',
  report: () => 'Melde dich an, um diesen Pin zu melden',
  block: () => 'Melde dich an, um zu blockieren',
  shareProfile: () => 'Melde dich an, um dieses Profil zu teilen',
  logIn: () => 'Anmelden',
  signUp: () => 'Registrieren',
  notNow: () => 'Jetzt nicht',
  limitedLogin: () => 'Melde dich zu deiner Sicherheit erneut an, um fortzufahren.',
  appTitle: ({ brand }) => `${isolate(brand)} ist in der App noch besser`,
  appText: () => 'Schnellere Pinnwände, auch offline.',
  getTheApp: () => 'App herunterladen',
} satisfies PromptWords;
