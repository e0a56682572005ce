import * as a11yAnnotations from '@storybook/addon-a11y/preview';
import { setProjectAnnotations } from '@storybook/react-vite';
import { inject } from 'vitest';
import type { StoryVariant } from './variants.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly variant: StoryVariant;
  }
}

// The preview reads the variant while it is loaded, so it has to stand before the import.
globalThis.storyVariant = inject('variant');
const previewAnnotations = await import('./preview.tsx');

setProjectAnnotations([a11yAnnotations, previewAnnotations]);
