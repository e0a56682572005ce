import { useEffect, useLayoutEffect } from 'react';

/** A layout effect. React 18 warns about those on a server, so there it is an effect. */
export const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;
