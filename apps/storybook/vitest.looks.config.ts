import { env } from 'node:process';
import { storiesProject } from './.storybook/stories-project.ts';
import { OTHER_LOOKS } from './.storybook/variants.ts';

/** Tests stories in dark, right-to-left and forced colors: those with the tag `every-look`, or all with `TACKBOARD_FULL=1`. */
export default storiesProject({
  name: 'looks',
  variants: OTHER_LOOKS,
  tags: [env['TACKBOARD_FULL'] === '1' ? 'test' : 'every-look'],
});
