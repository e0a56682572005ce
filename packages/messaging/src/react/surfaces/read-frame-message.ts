const NAMES = ['surveyLoaded', 'surveyFinished'] as const;

/** A message of a survey's frame (S2 §4). */
export type FrameMessage = (typeof NAMES)[number];

/** Returns the message that a frame posted: as text, as JSON text, or as an object with that `type` (S2 §4). */
export function readFrameMessage(data: unknown): FrameMessage | undefined {
  const value = typeof data === 'string' ? parsed(data) : data;
  const name = typeof value === 'object' && value !== null && 'type' in value ? value.type : value;
  return NAMES.find((known) => known === name);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
