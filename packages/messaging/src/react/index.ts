export { browserNavigation } from './browser-navigation.js';
export { MessageRoot, type MessageRootProps } from './message-root.js';
export { MessageSlot, type MessageSlotProps } from './message-slot.js';
export { MessagingProvider, type MessagingProviderProps } from './messaging-provider.js';
export type { CreateSurfaceGate, SurfaceGate } from './surface-gate.js';
export type {
  CalloutSigns,
  CookieSettings,
  MessageNavigation,
  SurfaceProps,
  SurfaceSettings,
} from './surface-props.js';
export type { LoadSurface, SurfaceComponent, SurfaceComponents } from './surface-registry.js';
export { type ExperienceHandle, useExperience } from './use-experience.js';
