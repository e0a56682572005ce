import { createContext } from 'react';

/** The text of the search field that a search delight colours. */
export const SearchTerm = createContext('');
