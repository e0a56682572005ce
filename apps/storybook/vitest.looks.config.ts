import { storiesProject } from './.storybook/stories-project.ts';
import { OTHER_LOOKS } from './.storybook/variants.ts';

/** Tests every story in dark, right-to-left and forced colors. Part of `pnpm test:full`. */
export default storiesProject({ name: 'looks', variants: OTHER_LOOKS, checksAxe: true });
