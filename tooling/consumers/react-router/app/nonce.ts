import { createContext } from 'react';

/** The nonce of the document, on the server. A browser tells it to no script. */
export const Nonce = createContext<string | undefined>(undefined);
