import { storiesProject } from './.storybook/stories-project.ts';

/** Tests every story in light. */
export default storiesProject({ name: 'stories', variants: ['light'] });
