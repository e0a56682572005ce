import { inject } from 'vitest';
import { cdp } from 'vitest/browser';
import type { StoryVariant } from './variants.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly variant: StoryVariant;
    readonly skipsAxe: boolean;
  }
}

const variant = inject('variant');

// The preview loads after this file and reads both.
globalThis.storyVariant = variant;
globalThis.skipsAxe = inject('skipsAxe');

await cdp().send('Emulation.setEmulatedMedia', {
  features: [{ name: 'forced-colors', value: variant === 'forced-colors' ? 'active' : 'none' }],
});
