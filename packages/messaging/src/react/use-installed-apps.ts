'use client';
import { useEffect, useState } from 'react';

/** An app of the site that is installed on the device. */
export interface InstalledApp {
  readonly platform: string;
  readonly id?: string;
  readonly url?: string;
  readonly version?: string;
}

/** The part of `navigator` that knows installed apps; few browsers have it. */
type AppsNavigator = Partial<
  Record<'getInstalledRelatedApps', () => Promise<readonly InstalledApp[]>>
>;

const NONE: readonly InstalledApp[] = [];

/** Reads the site's apps on this device. When they cannot be read, the list is empty (S2 §8.5). */
export async function readInstalledApps(
  source: AppsNavigator = navigator as AppsNavigator,
): Promise<readonly InstalledApp[]> {
  try {
    return (await source.getInstalledRelatedApps?.()) ?? NONE;
  } catch {
    return NONE;
  }
}

/** The site's apps on this device: empty until they have been read, and when they cannot be (S2 §8.5). */
export function useInstalledApps(): readonly InstalledApp[] {
  const [apps, setApps] = useState(NONE);
  useEffect(() => {
    let isMounted = true;
    void readInstalledApps().then((found) => (isMounted ? setApps(found) : undefined));
    return () => {
      isMounted = false;
    };
  }, []);
  return apps;
}
