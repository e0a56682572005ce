import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const NAME = 'story-jsx';

/** Takes the `style` of stories' own frames out of what a server prints, so that what is left is the kit's. */
export function storiesPlugin(): Plugin {
  return {
    name: NAME,
    enforce: 'pre',
    resolveId: (id) =>
      id === `${NAME}/jsx-dev-runtime`
        ? fileURLToPath(new URL('page/story-jsx/jsx-dev-runtime.ts', import.meta.url))
        : undefined,
    transform: (code, id) =>
      id.endsWith('.stories.tsx') ? `/** @jsxImportSource ${NAME} */ ${code}` : undefined,
  };
}
