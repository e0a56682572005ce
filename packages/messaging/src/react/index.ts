export { browserNavigation } from './browser-navigation.js';
export { endedMessagesScript, type EndedMessagesOptions } from './ended-messages.js';
export { InviteLanding, type InviteLandingProps } from './invite-landing.js';
export { MessageRoot, type MessageRootProps } from './message-root.js';
export { MessageSlot, type MessageSlotProps } from './message-slot.js';
export { MessagingProvider, type MessagingProviderProps } from './messaging-provider.js';
export { SearchDelight, type SearchDelightProps } from './search-delight.js';
export type {
  CalloutSigns,
  CookieSettings,
  CreateSurfaceGate,
  MessageNavigation,
  SurfaceComponent,
  SurfaceGate,
  SurfaceProps,
  SurfaceSettings,
} from './surface-props.js';
export type { LoadSurface, SurfaceComponents } from './surface-registry.js';
export { Banner } from './surfaces/banner.js';
export { Callout } from './surfaces/callout.js';
export { CookieBanner } from './surfaces/cookie-banner.js';
export { HeroBanner } from './surfaces/hero-banner.js';
export { MetricsBanner } from './surfaces/metrics-banner.js';
export { type ExperienceHandle, useExperience } from './use-experience.js';
export { type InstalledApp, readInstalledApps, useInstalledApps } from './use-installed-apps.js';
export {
  type LoginPromptOptions,
  type LoginPromptSubject,
  useLoginPrompt,
} from './use-login-prompt.js';
export { type ThemeViewer, viewerTheme } from './viewer-theme.js';
