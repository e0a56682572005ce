import type { Experience } from '@tackboard/domain';
import type { MessageLayer } from './layers/speakers.js';

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
