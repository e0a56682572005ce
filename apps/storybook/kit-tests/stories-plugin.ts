import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const NAME = 'story-jsx';

/** Removes the `style` of stories' own frames from server markup, so that only the kit's markup is left. */
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
