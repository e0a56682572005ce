import '@fontsource-variable/inter';
import '@tackboard/ui/styles.css';
import '@tackboard/pin-card/styles.css';
import './page.css';
import type { Decorator, Preview } from '@storybook/react-vite';
import { StrictMode } from 'react';
import { type StoryVariant, variantGlobals } from './variants.ts';
import { withTackboard } from './with-tackboard.tsx';

declare global {
  /** Set by the test runner: the variant that the stories are tested in. */
  var storyVariant: StoryVariant | undefined;
}

/** Puts the theme and the direction on the page, and every story in StrictMode. */
const withPage: Decorator = (Story, { globals }) => {
  const root = document.documentElement;
  root.dataset['theme'] = String(globals['theme']);
  root.dir = String(globals['direction']);
  return (
    <StrictMode>
      <Story />
    </StrictMode>
  );
};

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [withTackboard, withPage],
  initialGlobals: variantGlobals(globalThis.storyVariant ?? 'light'),
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
      },
    },
    direction: {
      description: 'Direction',
      toolbar: {
        icon: 'transfer',
        dynamicTitle: true,
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
      },
    },
  },
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    controls: { expanded: true },
    backgrounds: { disable: true },
  },
};

export default preview;
