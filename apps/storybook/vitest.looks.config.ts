import { env } from 'node:process';
import { storiesProject } from './.storybook/stories-project.ts';
import { OTHER_LOOKS } from './.storybook/variants.ts';

/** The stories that show most, in dark, from right to left and in forced colours; the whole test takes all of them. */
export default storiesProject({
  name: 'looks',
  variants: OTHER_LOOKS,
  tags: [env['TACKBOARD_FULL'] === '1' ? 'test' : 'every-look'],
});
