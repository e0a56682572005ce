import type { Device } from '@tackboard/domain';
import type { Experience } from '@tackboard/domain/experience';
import {
  type HostSurface,
  layerOf,
  type MessageLayer,
  readSurface,
  type SurfaceReading,
  type ValidReading,
} from './rules.js';
import type { StoredExperience } from './store.js';

/** A message that a part of the page shows. */
export interface Message<Model = unknown> {
  /** `placement:experience`. */
  readonly key: string;
  readonly experience: Experience;
  /** The surface that renders it, such as `heroBanner`. */
  readonly surface: string;
  /** The valid display data: `MessageModel` of `@tackboard/domain`, or the result of the host's schema. */
  readonly model: Model;
  readonly layer: MessageLayer;
  /** The pulsar was tapped. */
  readonly isOpen: boolean;
}

/** The valid display data of messages. Each is read once. */
export interface Messages {
  readonly read: (experience: Experience) => SurfaceReading;
  readonly layerOf: (reading: ValidReading, isOpen: boolean) => MessageLayer;
  /** The message for its surface: the same object until it changes. */
  readonly of: (entry: StoredExperience, reading: ValidReading, isOpen: boolean) => Message;
  readonly remove: (key: string) => void;
  readonly clear: () => void;
}

/** Creates an empty cache of messages. */
export function createMessages(device: Device, surfaces: readonly HostSurface[]): Messages {
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
    of({ experience, key }, reading, isOpen) {
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
