import { useEffect, useLayoutEffect } from 'react';

/** `useLayoutEffect` in a browser. A server runs no effects, and React 18 warns about layout effects there. */
export const useEffectBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect;
