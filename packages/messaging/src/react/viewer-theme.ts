import { type Experiments, themeFor } from '@tackboard/domain';
import type { ThemeSettings } from '@tackboard/ui';

/** The viewer whom the experiments are about. */
export interface ThemeViewer {
  readonly isAuth: boolean;
  readonly experiments?: Experiments | undefined;
}

/**
 * Returns theme settings for `createThemeStore()` and `themeScript()` that follow the experiments (S2 §6.6): the viewer's choice,
 * and the system's theme only where the experiment for signed-in or for signed-out viewers allows dark.
 */
export function viewerTheme({ experiments, isAuth }: ThemeViewer): ThemeSettings {
  return {
    mode: 'system',
    rule: (choice) => themeFor({ ...choice, isAuth, ...(experiments && { experiments }) }),
  };
}
