import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Toast, ToastStore } from './toast-store.js';
import { Toaster } from './toaster.js';

/** A store whose toasts stand still. */
function standing(...toasts: readonly Omit<Toast, 'id' | 'phase' | 'timing'>[]): ToastStore {
  const timing = { showDelayMs: 0, durationMs: 0, fadeMs: 0 };
  const shown = toasts.map((toast, id): Toast => ({ ...toast, id, phase: 'shown', timing }));
  const nothing = () => {};
  return {
    show: () => 0,
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
  title: 'UI/Toaster',
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
