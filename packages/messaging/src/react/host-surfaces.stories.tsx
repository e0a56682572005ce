import type { Experience } from '@tackboard/domain/experience';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@tackboard/ui';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { createMessaging } from '../messaging.js';
import type { StandardSchema } from '../engine/rules.js';
import { MessageSlot, MessagingProvider, type SurfaceProps, useExperience } from './index.js';
import { createStoryHost } from './message-page.stories.fixture.js';

interface Points {
  readonly points: number;
}

/** What `z.object({ text: z.coerce.number() })` of zod returns, or a schema of valibot or arktype: any Standard Schema. */
const pointsSchema: StandardSchema<Points> = {
  '~standard': {
    version: 1,
    validate(value) {
      const points = Number((value as { readonly text?: unknown } | undefined)?.text);
      return Number.isFinite(points)
        ? { value: { points } }
        : { issues: [{ message: 'points are missing' }] };
    },
  },
};

/** A component of the host for the surface `points`. */
function PointsCard({ message, onComplete }: SurfaceProps<Points>) {
  return (
    <section aria-label="Points" className="tb-message tb-callout">
      <p className="tb-message-text">{message.model.points} points this month</p>
      <Button variant="primary" onClick={() => onComplete()}>
        Redeem
      </Button>
    </section>
  );
}

/** A part of the host that claims a placement itself. */
function OwnPart() {
  const experience = useExperience<Points>({ placementId: '9' });
  if (!experience) return <p>No message</p>;
  return (
    <Button onClick={() => experience.complete()}>{experience.message.model.points} points</Button>
  );
}

/** A component of the host in place of the kit's hero banner. */
function OwnHero({ message, onDismiss }: SurfaceProps<{ readonly title: string }>) {
  return (
    <section aria-label={message.model.title}>
      <h2>{message.model.title}</h2>
      <Button onClick={onDismiss}>Fine</Button>
    </section>
  );
}

interface OwnSurfacesProps {
  readonly experience: Experience;
  readonly hasOwnPart?: boolean;
}

function createOwnMessaging(experience: Experience) {
  const surfaces = [
    { surface: 'points', types: [99], layer: 'flow' as const, schema: pointsSchema },
  ];
  return createMessaging({ host: createStoryHost(), initial: [experience], surfaces });
}

function OwnSurfaces({ experience, hasOwnPart = false }: OwnSurfacesProps) {
  const [messaging] = useState(() => createOwnMessaging(experience));
  const components = { points: { component: PointsCard }, heroBanner: { component: OwnHero } };

  return (
    <MessagingProvider messaging={messaging} components={components}>
      {hasOwnPart ? <OwnPart /> : <MessageSlot predicate={() => true} />}
    </MessagingProvider>
  );
}

/**
 * A host adds a surface or replaces one of the kit: `components` of the provider renders it, `surfaces` of `createMessaging()`
 * validates its display data with any Standard Schema. `useExperience()` claims a placement without a component.
 */
const meta = {
  title: 'Messaging/Surfaces of the host',
  component: OwnSurfaces,
  args: { experience: { id: '1', placementId: '9', type: 99, displayData: { text: '70' } } },
  parameters: {
    guide: {
      entry: '@tackboard/messaging/react',
      anatomy: [
        "createMessaging({ host, surfaces: [{ surface: 'points', types: [99], layer: 'flow', schema }] });",
        '<MessagingProvider messaging={messaging} components={{ points: { component: PointsCard } }}>',
        "const experience = useExperience({ placementId: '9' });",
      ].join('\n'),
      keys: [['Tab', 'moves through the buttons that the host renders']],
    },
  },
} satisfies Meta<typeof OwnSurfaces>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Added: Story = {
  play: async () => {
    const card = await screen.findByRole('region', { name: 'Points' });
    await expect(card).toHaveTextContent('70 points this month');
    await userEvent.click(screen.getByRole('button', { name: 'Redeem' }));
    await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
  },
};

export const Replaced: Story = {
  args: {
    experience: {
      id: '1',
      placementId: '9',
      type: 13,
      displayData: { header: 'Boards now have sections' },
    },
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Fine' }));
    await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
  },
};

/** `useExperience()`: the message of a placement, and what may happen to it. */
export const OwnPlacement: Story = {
  args: { hasOwnPart: true },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: '70 points' }));
    await expect(await screen.findByText('No message')).toBeVisible();
  },
};

/** Display data that the schema refuses is never shown, and reported once. */
export const Refused: Story = {
  args: {
    hasOwnPart: true,
    experience: { id: '1', placementId: '9', type: 99, displayData: { text: 'many' } },
  },
  play: async () => {
    await expect(await screen.findByText('No message')).toBeVisible();
    await expect(screen.queryByRole('button')).toBeNull();
  },
};
