import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { DarkModeSwitch } from './dark-mode-switch.js';
import type { ThemeStore } from './theme.js';

const toggle = fn().mockName('toggle');

/** A theme store that never changes. */
const standing = (theme: 'light' | 'dark'): ThemeStore => ({
  subscribe: () => () => {},
  getSnapshot: () => theme,
  toggle,
});

/** Switches the theme: stores the choice and reloads the page. */
const meta = {
  title: 'Navigation/Dark mode switch',
  component: DarkModeSwitch,
  args: { label: 'Dark mode', store: standing('light') },
  parameters: {
    guide: {
      entry: '@tackboard/ui',
      anatomy: `const theme = createThemeStore({ mode: 'system' });\n\n<DarkModeSwitch store={theme} label="Dark mode" />`,
      keys: [['Enter, Space', 'switches']],
    },
  },
} satisfies Meta<typeof DarkModeSwitch>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Off: Story = {};

export const On: Story = { args: { store: standing('dark') } };

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    toggle.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('switch', { name: 'Dark mode' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(toggle).toHaveBeenCalledOnce();
  },
};
