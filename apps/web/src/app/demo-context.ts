import type { Client, ClientCalls } from '@tackboard/api-client';
import type { Account, Device, User } from '@tackboard/domain';
import { createContext, useContext } from 'react';
import type { LanguageCode, PageWords } from './document-options.js';
import type { DemoMessages } from './messages/demo-messages.js';
import type { Router } from './router/router.js';
import type { ThemeStore } from '@tackboard/ui';

/** What pages share beside the client of the kit. */
export interface Demo {
  readonly calls: ClientCalls;
  /** The client of `calls`, for endpoints without a call. */
  readonly client: Client;
  readonly router: Router;
  readonly origin: string;
  readonly device: Device;
  /** The language of the document. Undefined is English. */
  readonly language: LanguageCode | undefined;
  /** The kit's texts of that language. Undefined is English. */
  readonly words: PageWords | undefined;
  /** The person who is signed in; undefined for a visitor. */
  readonly user: Account | undefined;
  /** The people to log in as. */
  readonly people: readonly User[];
  /** Undefined where nothing of the document needs messages. */
  readonly messages: DemoMessages | undefined;
  /** The theme of the page, for the switch in the settings. */
  readonly theme: ThemeStore;
  readonly onError: (error: unknown) => void;
}

const DemoContext = createContext<Demo | undefined>(undefined);

export const DemoProvider = DemoContext.Provider;

/** Returns what pages share. */
export function useDemo(): Demo {
  const demo = useContext(DemoContext);
  if (!demo) throw new Error('useDemo() needs a DemoProvider above it.');
  return demo;
}
