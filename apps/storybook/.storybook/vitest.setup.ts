import { inject } from 'vitest';
import type { StoryVariant } from './variants.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly variant: StoryVariant;
  }
}

// The preview reads it when it is loaded, which is after this.
globalThis.storyVariant = inject('variant');
