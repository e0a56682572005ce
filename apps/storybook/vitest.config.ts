import { storiesProject } from './.storybook/stories-project.ts';

/** Renders and plays every story in light. `pnpm test:full` checks each with axe too. */
export default storiesProject({
  name: 'stories',
  variants: ['light'],
  checksAxe: Boolean(process.env['TACKBOARD_FULL']),
});
