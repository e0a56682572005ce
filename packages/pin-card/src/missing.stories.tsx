import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@tackboard/ui';
import { Component, type ReactNode, useState } from 'react';
import { expect, spyOn, userEvent } from 'storybook/test';
import { BoardPicker } from './boards/board-picker.js';
import { PinCard } from './card/pin-card.js';
import { PinVisual } from './visual/pin-visual.js';
import { TackboardContext } from './client/tackboard-context.js';
import { dunes } from '../test-data/card.js';

interface ErrorViewState {
  readonly error?: Error;
}

/** Shows the error that its children throw, like the overlay of a development server. */
class ErrorView extends Component<{ readonly children: ReactNode }, ErrorViewState> {
  override state: ErrorViewState = {};

  static getDerivedStateFromError(error: Error): ErrorViewState {
    return { error };
  }

  override render() {
    const { error } = this.state;
    return error ? <p role="alert">{error.message}</p> : this.props.children;
  }
}

const PARTS = {
  card: (
    <TackboardContext.Provider value={null}>
      <PinCard pin={dunes} surface="AuthHomefeed" />
    </TackboardContext.Provider>
  ),
  visual: <PinVisual />,
  boards: <BoardPicker onPick={() => {}} />,
} as const satisfies Readonly<Record<string, ReactNode>>;

interface MissingProps {
  /** The part that lacks something. */
  readonly part: keyof typeof PARTS;
}

/** Renders the part after a press, so that the story itself does not throw. */
function Missing({ part }: MissingProps) {
  const [isShown, setShown] = useState(false);
  return isShown ? (
    <ErrorView>{PARTS[part]}</ErrorView>
  ) : (
    <Button onClick={() => setShown(true)}>Show it</Button>
  );
}

/** The error of a part that lacks something says what happened, why it is a problem, and what to add. */
const meta = {
  title: 'Developers/What is missing',
  component: Missing,
} satisfies Meta<typeof Missing>;

export default meta;

type Story = StoryObj<typeof meta>;

function says(text: string): NonNullable<Story['play']> {
  return async ({ canvas }) => {
    // React logs what an error boundary catches.
    const log = spyOn(console, 'error').mockImplementation(() => {});
    await userEvent.click(canvas.getByRole('button', { name: 'Show it' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(text);
    await expect(log.mock.calls.flat().join('\n')).toContain(text);
  };
}

/** A card outside of a provider. */
export const Provider: Story = {
  args: { part: 'card' },
  play: says('Put it inside <TackboardProvider client={createTackboard({ … })}>'),
};

/** A part of a card outside of a card. */
export const Card: Story = {
  args: { part: 'visual' },
  play: says('Put it inside <PinCardRoot pin={…}>.'),
};

/** A part without its call. */
export const Call: Story = {
  args: { part: 'boards' },
  play: says('createTackboard({ calls: { listBoards: … } })'),
};
