import { composeAll, type Sample, type StoryModule } from './compose-story.tsx';

const files = import.meta.glob<StoryModule>(
  '../../../../packages/{ui,pin-card}/src/**/*.stories.tsx',
  { eager: true },
);

/** Every story of the kit. Those of messages are in message-stories.tsx, because they need a page of their own. */
export const stories: readonly Sample[] = composeAll(files);
