import '@tackboard/ui/styles.css';
import '@tackboard/messaging/styles.css';
import '@tackboard/messaging/inspector.css';
import './page.css';
import { type ReactNode, StrictMode, useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { configure } from 'storybook/test';
import { composeAll, type StoryModule } from './compose-story.tsx';
import { survey } from './survey.ts';

configure({ asyncUtilTimeout: 8000 });

const files = import.meta.glob<StoryModule>('../../../../packages/messaging/src/**/*.stories.tsx', {
  eager: true,
});
const samples = composeAll(files);

/** The page of the stories of messages, for the tests. */
export interface MessageStoriesStage {
  readonly names: readonly string[];
  /** Renders a story in place of the former one, and plays it. */
  readonly play: (name: string) => Promise<void>;
}

let root: Root | undefined;

interface StoryRootProps {
  readonly children: ReactNode;
  readonly onMounted: () => void;
}

function StoryRoot({ children, onMounted }: StoryRootProps) {
  useEffect(onMounted);
  return <StrictMode>{children}</StrictMode>;
}

const stage: MessageStoriesStage = {
  names: samples.map(({ id }) => id),
  async play(name) {
    root?.unmount();
    scrollTo(0, 0);
    const sample = samples.find(({ id }) => id === name)!;
    const place = document.querySelector('main')!;
    await sample.prepare();
    const next = createRoot(place);
    root = next;
    const element = sample.element({ now: Date.now() });
    await new Promise<void>((resolve) => {
      next.render(<StoryRoot onMounted={resolve}>{element}</StoryRoot>);
    });
    // The errors of assertions refer to elements, which the tests cannot receive.
    await sample.play(place).catch((error: unknown) => {
      throw new Error(String(error));
    });
  },
};

Object.assign(globalThis, { kitMessageStories: stage, kitSurvey: survey });
