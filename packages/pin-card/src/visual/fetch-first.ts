import { type ImgHTMLAttributes, version } from 'react';

/** The attribute of a picture that is fetched before others. React 18 knows it in lower case alone, and React 19 in camel case. */
export const FETCH_FIRST: Pick<ImgHTMLAttributes<HTMLImageElement>, 'fetchPriority'> = {
  [version.startsWith('18.') ? 'fetchpriority' : 'fetchPriority']: 'high',
};
