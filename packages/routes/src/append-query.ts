import { type Query, printQuery } from './query.js';

/** Adds keys to the query of a link, before its hash. */
export const appendQuery = (link: string, query: Query): string => {
  const printed = printQuery(query);
  if (printed === '') return link;
  const hashAt = link.indexOf('#');
  const end = hashAt < 0 ? link.length : hashAt;
  const before = link.slice(0, end);
  const joined = before.includes('?') ? `${before}&${printed.slice(1)}` : before + printed;
  return joined + link.slice(end);
};
