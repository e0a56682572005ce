import type { StandardSchema } from '@tackboard/messaging';
import type { SurfaceProps } from '@tackboard/messaging/react';
import { Button } from '@tackboard/ui';
import { useTexts } from '../words/texts.js';

/** The display data of {@link SavedPins}. */
export interface SavedPinsModel {
  readonly text: string;
}

/** Validates the display data. zod, valibot and others write this for you. */
export const savedPinsSchema: StandardSchema<SavedPinsModel> = {
  '~standard': {
    version: 1,
    validate(value) {
      const { text } = (value ?? {}) as Partial<SavedPinsModel>;
      return typeof text === 'string' ? { value: { text } } : { issues: [{ message: 'no text' }] };
    },
  },
};

/** A surface that the demo adds to those of the kit. Its first button triggers the message that this one names. */
export function SavedPins({ message, messaging, onComplete }: SurfaceProps<SavedPinsModel>) {
  const texts = useTexts('messages');
  return (
    <section className="wrap saved-pins" aria-label={message.model.text}>
      <strong>{message.model.text}</strong>
      <Button onClick={() => void messaging.triggerNamedBy(message.key)}>{texts.whatElse}</Button>
      <Button variant="primary" onClick={() => onComplete()}>
        {texts.thankYou}
      </Button>
    </section>
  );
}
