import { storiesProject } from './.storybook/stories-project.ts';

/** Every story, in light. */
export default storiesProject({ name: 'stories', variants: ['light'], tags: ['test'] });
