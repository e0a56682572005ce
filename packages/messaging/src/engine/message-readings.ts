import type { Experience } from '@tackboard/domain';
import type { MessageLayer } from '../layers/speakers.js';
import type { Message } from '../message.js';
import type { MessagingOptions } from '../messaging.types.js';
import type { StoredExperience } from '../store/experience-store.js';
import { layerOf, type ValidReading } from '../surfaces/message-rules.js';
import { readSurface, type SurfaceReading } from '../surfaces/read-surface.js';

/** The valid display data of messages. Each is read once. */
export interface MessageReadings {
  readonly read: (experience: Experience) => SurfaceReading;
  readonly layerOf: (reading: ValidReading, isOpen: boolean) => MessageLayer;
  /** The message for its surface: the same object until it changes. */
  readonly messageOf: (entry: StoredExperience, reading: ValidReading, isOpen: boolean) => Message;
  readonly remove: (key: string) => void;
  readonly clear: () => void;
}

/** Creates an empty cache of readings. */
export function createMessageReadings({
  device,
  surfaces = [],
}: Pick<MessagingOptions, 'device' | 'surfaces'>): MessageReadings {
  const readings = new WeakMap<Experience, SurfaceReading>();
  const messages = new Map<string, Message>();
  const isMobile = device === 'mobile';
  const layer = (reading: ValidReading, isOpen: boolean) => layerOf(reading, { isMobile, isOpen });
  return {
    read(experience) {
      const known = readings.get(experience);
      if (known) return known;
      const reading = readSurface(experience, surfaces);
      readings.set(experience, reading);
      return reading;
    },
    layerOf: layer,
    messageOf({ experience, key }, reading, isOpen) {
      const known = messages.get(key);
      if (known?.experience === experience && known.isOpen === isOpen) return known;
      const { model, surface } = reading;
      const message = { key, experience, surface, model, layer: layer(reading, isOpen), isOpen };
      messages.set(key, message);
      return message;
    },
    remove: (key) => void messages.delete(key),
    clear: () => messages.clear(),
  };
}
