import '@fontsource-variable/inter';
import '@fontsource-variable/jetbrains-mono';
import '@fontsource-variable/noto-sans-arabic';
import '@fontsource-variable/noto-sans-hebrew';
import '@tackboard/ui/styles.css';
import '@tackboard/messaging/styles.css';
import '@tackboard/messaging/inspector.css';
import '@tackboard/pin-card/styles.css';
import './page.css';
import type { Decorator, Preview } from '@storybook/react-vite';
import { type ReactNode, StrictMode, useLayoutEffect } from 'react';
import { configure } from 'storybook/test';
import type { Globals } from 'storybook/internal/types';
import { DocsPage } from './docs-page.tsx';
import { LOCALES, localeOf } from './locales.ts';
import { type MediaOverride, overrideMedia } from './media-override.ts';
import { toolbarGlobal } from './toolbar.ts';
import { type StoryVariant, variantGlobals } from './variants.ts';
import { withTackboard } from './with-tackboard.tsx';

// Popups are loaded when they open. On a busy machine that takes longer than the default of one second.
configure({ asyncUtilTimeout: 8000 });

declare global {
  /** The look that the test runner tests. */
  var storyVariant: StoryVariant | undefined;
  /** Whether axe leaves the stories out: in `pnpm test` and where pictures are compared. */
  var skipsAxe: boolean | undefined;
}

function StoryRoot({
  globals,
  children,
}: {
  readonly globals: Globals;
  readonly children: ReactNode;
}) {
  // Storybook types all toolbar values as unknown; the toolbar offers no others.
  const { motion, pointer, colors } = globals as unknown as MediaOverride;
  useLayoutEffect(() => overrideMedia({ motion, pointer, colors }));
  return globals['strictMode'] === 'off' ? children : <StrictMode>{children}</StrictMode>;
}

/** Applies the toolbar to the document. */
const withPage: Decorator = (Story, { globals }) => {
  const root = document.documentElement;
  root.classList.add('tb-theme');
  root.dataset['theme'] = String(globals['theme']);
  const { tag, direction } = localeOf(globals['locale']);
  root.dir = globals['direction'] === 'auto' ? direction : String(globals['direction']);
  root.lang = tag;
  root.style.fontSize = globals['text'] === 'double' ? '200%' : '';
  root.dataset['colors'] = String(globals['colors']);
  return (
    <StoryRoot globals={globals}>
      <Story />
    </StoryRoot>
  );
};

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [withTackboard, withPage],
  initialGlobals: variantGlobals(globalThis.storyVariant ?? 'light'),
  globalTypes: {
    theme: toolbarGlobal('Theme', 'contrast', { light: 'Light', dark: 'Dark' }),
    direction: toolbarGlobal('Direction', 'transfer', {
      auto: 'Automatic direction',
      ltr: 'Left to right',
      rtl: 'Right to left',
    }),
    locale: toolbarGlobal(
      'Language',
      'globe',
      Object.fromEntries(Object.entries(LOCALES).map(([name, { title }]) => [name, title])),
    ),
    text: toolbarGlobal('Text size', 'zoom', { normal: '100 % text', double: '200 % text' }),
    colors: toolbarGlobal('Colours', 'paintbrush', {
      system: 'Own colours',
      forced: 'Forced colours',
    }),
    motion: toolbarGlobal('Motion', 'lightning', {
      system: 'System motion',
      reduced: 'Reduced motion',
    }),
    pointer: toolbarGlobal('Pointer', 'pointerhand', {
      system: 'System pointer',
      hover: 'Mouse',
      touch: 'Touch',
    }),
    strictMode: toolbarGlobal('StrictMode', 'lock', { on: 'StrictMode', off: 'No StrictMode' }),
  },
  parameters: {
    layout: 'padded',
    a11y: {
      test: globalThis.skipsAxe ? 'off' : 'error',
      // Tests need no list of the elements that pass: writing it takes axe longer than the checks.
      ...(globalThis.storyVariant && { options: { resultTypes: ['violations'] } }),
    },
    controls: { expanded: true },
    backgrounds: { disable: true },
    docs: { page: DocsPage },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Your pin',
          'Foundations',
          'Card',
          ['PinCard', 'Surfaces'],
          'Saving',
          ['SaveButton'],
          'Grid',
          ['PinGrid'],
          'Boards',
          'Pin page',
          'People',
          'Navigation',
          'Prompts',
          'Messaging',
          'Basics',
          'Developers',
        ],
      },
    },
  },
};

export default preview;
