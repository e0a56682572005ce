import { decodeExperiences } from '@tackboard/domain/wire';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { open } from './open.test.fixture.js';
import { readSurface } from './rules.js';

const points = {
  surface: 'points',
  types: [99],
  layer: 'flow',
  schema: z.object({ text: z.string(), points: z.number() }),
} as const;

/** The message, as a server sends it. */
const sent = (display_data: unknown) => ({
  experience_id: '6',
  placement_id: '9',
  type: 99,
  display_data,
});
const decode = (...json: unknown[]) => decodeExperiences(json).experiences;

describe('a surface of the host', () => {
  it('S2 §3: reads fields of its own with a schema of zod', async () => {
    const messages = decode(sent({ text: 'You have', points: 70 }));
    const { messaging, owned } = await open(messages, { surfaces: [points] });
    expect(messaging.messagesOf(owned[0]!)[0]).toMatchObject({
      surface: 'points',
      model: { text: 'You have', points: 70 },
    });
  });

  it('S2 §5.1: fields of its own with a wrong type make it invalid', () => {
    const [message] = decode(sent({ text: 'You have', points: 'many' }));
    expect(readSurface(message!, [points])).toEqual({
      invalid: expect.stringMatching(/^its display data is no points: .+/) as string,
    });
  });

  it('S2 §3: fields of the kit have the type of the kit', () => {
    const schema = z.strictObject({ completeButtonText: z.string() });
    const [message] = decode(sent({ complete_button_text: 7 }));
    expect(readSurface(message!, [{ ...points, schema }])).toMatchObject({
      model: { completeButtonText: '7' },
    });
  });

  it('S2 §3: replaces a surface of the kit and reads more fields than it', () => {
    const schema = z.object({ header: z.string(), theme: z.enum(['party', 'plain']) });
    const [message] = decode({
      ...sent({ header: 'Hello', theme: 'party' }),
      type: 13,
    });
    expect(readSurface(message!, [{ surface: 'heroBanner', layer: 'hero', schema }])).toMatchObject(
      {
        surface: 'heroBanner',
        model: { header: 'Hello', theme: 'party' },
      },
    );
  });
});
