import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@tackboard/ui';
import { Component, type ReactNode, useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { BoardPicker } from './board-picker/board-picker.js';
import { PinCard } from './card/pin-card.js';
import { PinVisual } from './visual/pin-visual.js';
import { TackboardContext } from './provider/tackboard-context.js';
import { dunes } from '../samples/card.js';

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

interface MissingProps {
  /** The part that lacks something. */
  readonly part: ReactNode;
}

/** Renders the part after a press, so that the story itself does not throw. */
function Missing({ part }: MissingProps) {
  const [isShown, setShown] = useState(false);
  return isShown ? (
    <ErrorView>{part}</ErrorView>
  ) : (
    <Button onClick={() => setShown(true)}>Show it</Button>
  );
}

/** The error of a part that lacks something says what happened, why it is a problem, and what to add. */
const meta = {
  title: 'Pin card/What is missing',
  component: Missing,
} satisfies Meta<typeof Missing>;

export default meta;

type Story = StoryObj<typeof meta>;

function says(text: string): NonNullable<Story['play']> {
  return async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show it' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(text);
  };
}

/** A card outside of a provider. */
export const Provider: Story = {
  args: {
    part: (
      <TackboardContext.Provider value={null}>
        <PinCard pin={dunes} surface="AuthHomefeed" />
      </TackboardContext.Provider>
    ),
  },
  play: says('Put it inside <TackboardProvider client={createTackboard({ … })}>'),
};

/** A part of a card outside of a card. */
export const Card: Story = {
  args: { part: <PinVisual /> },
  play: says('Put it inside <PinCardRoot pin={…} surface="…">.'),
};

/** A part without its call. */
export const Call: Story = {
  args: { part: <BoardPicker onPick={() => {}} /> },
  play: says('createTackboard({ calls: { listBoards: … } })'),
};
