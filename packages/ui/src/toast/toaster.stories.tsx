import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Toast, ToastStore } from './toast-store.js';
import { Toaster } from './toaster.js';

/** A store whose toasts stand still. */
function standing(...toasts: readonly Omit<Toast, 'id' | 'phase' | 'timing'>[]): ToastStore {
  const timing = { showDelayMs: 0, durationMs: 0, fadeMs: 0 };
  const shown = toasts.map((toast, id): Toast => ({ ...toast, id, phase: 'shown', timing }));
  const nothing = () => {};
  return {
    show: () => nothing,
    clear: () => undefined,
    dismiss: nothing,
    pause: nothing,
    resume: nothing,
    subscribe: () => nothing,
    getSnapshot: () => shown,
  };
}

/** News at the foot of the page, read aloud politely. One for the page. */
const meta = {
  title: 'Basics/Toaster',
  component: Toaster,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '200px' } } },
} satisfies Meta<typeof Toaster>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Done: Story = { args: { store: standing({ kind: 'done', text: 'Pin deleted!' }) } };

export const WithPicture: Story = {
  args: {
    store: standing({
      kind: 'done',
      text: 'Saved to Posters',
      imageUrl: '/prints/night-shapes.svg',
    }),
  },
};

export const WithAction: Story = {
  args: {
    store: standing({
      kind: 'done',
      text: 'Saved to Posters',
      imageUrl: '/prints/night-shapes.svg',
      action: { text: 'Change', href: '#change' },
    }),
  },
};

/** The action stays beside a text that is shorter than the least width of the text. */
export const ShortTextWithAction: Story = {
  args: {
    store: standing({
      kind: 'done',
      text: 'Hidden',
      imageUrl: '/prints/night-shapes.svg',
      action: { text: 'Undo', onPress: () => undefined },
    }),
  },
  play: async ({ canvas }) => {
    const middle = (element: Element) => {
      const { top, height } = element.getBoundingClientRect();
      return Math.round(top + height / 2);
    };
    const action = canvas.getByRole('button', { name: 'Undo' });
    await expect(middle(action)).toBe(middle(canvas.getByText('Hidden')));
  },
};

export const Failed: Story = {
  args: {
    store: standing({ kind: 'error', text: 'Sorry! There was an error deleting your Pin.' }),
  },
};

export const Three: Story = {
  args: {
    store: standing(
      { kind: 'done', text: 'Saved to Posters', imageUrl: '/prints/night-shapes.svg' },
      { kind: 'done', text: 'Saved to Desert prints', imageUrl: '/prints/dunes.svg' },
      { kind: 'error', text: 'Sorry! Something went wrong on our end.' },
    ),
  },
};
