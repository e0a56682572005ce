import type { cardWords, promptWords } from '@tackboard/domain/words';
import type { Clock, Experiments, User } from '@tackboard/domain';

export { showsMerchantText, splitName, verifiedType } from '@tackboard/domain';
export { viewerTheme } from '@tackboard/messaging/react';
export { Dialog, LoginModal, Sheet } from '@tackboard/ui/dialogs';
export {
  createThemeStore,
  DarkModeSwitch,
  PersonName,
  themeScript,
  useTooltip,
  VerifiedBadge,
} from '@tackboard/ui';
export { createToastStore, Toaster } from '@tackboard/ui/toast';
export { Popover, Tooltip } from '@tackboard/ui/popups';
export declare const isAuth: boolean;
export declare const experiments: Experiments;
export declare const nonce: string;
export declare const button: HTMLButtonElement;
export declare const buttons: React.ReactNode;
export declare const people: React.ReactNode;
export declare const close: () => void;
export declare const logIn: () => void;
export declare const signUp: () => void;
export declare const user: User;
export declare const words: typeof promptWords &
  typeof cardWords & { verifiedIdentity(): string; close(): string };
export declare const clock: Clock;
