import type { cardWords } from '@tackboard/domain/words/card';
import type { promptWords } from '@tackboard/domain/words/prompts';
import type { Clock, Experiments, User } from '@tackboard/domain';

export { splitName, showsMerchantText, verifiedType } from '@tackboard/domain/user';
export { viewerTheme } from '@tackboard/messaging/react/viewer-theme';
export { Dialog } from '@tackboard/ui/dialog';
export { LoginModal } from '@tackboard/ui/login-modal';
export { PersonName } from '@tackboard/ui/person-name';
export { Popover } from '@tackboard/ui/popover';
export { Sheet } from '@tackboard/ui/sheet';
export { createThemeStore, DarkModeSwitch, themeScript } from '@tackboard/ui/theme';
export { createToastStore, Toaster } from '@tackboard/ui/toast';
export { Tooltip } from '@tackboard/ui/tooltip';
export { useTooltip } from '@tackboard/ui/use-tooltip';
export { VerifiedBadge } from '@tackboard/ui/verified-badge';
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
