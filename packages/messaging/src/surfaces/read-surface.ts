import type { Experience } from '@tackboard/domain';
import { type MessageModel, readMessage } from '@tackboard/domain/experience';
import { type Eligibility, isEligible } from '../eligibility.js';
import type { MessageLayer } from '../layers/speakers.js';
import type { StandardSchema } from './standard-schema.js';

/** A surface of the host: it replaces a surface of the kit or adds one (S2 §3). */
export interface HostSurface<Model = unknown> extends Eligibility<Experience> {
  /** A name of its own, or the name of the kit's surface that it replaces. */
  readonly surface: string;
  readonly layer: MessageLayer;
  /** Validates the display data, as zod, valibot or another Standard Schema does. */
  readonly schema: StandardSchema<Model>;
  /** Milliseconds before it shows. */
  readonly delayMs?: number;
}

/** The surface of a message and its valid display data, or the reason why it is not shown. */
export type SurfaceReading =
  | { readonly surface: string; readonly model: unknown; readonly host?: HostSurface }
  | { readonly invalid: string };

/** Chooses the surface of a message and validates its display data: surfaces of the host first (S2 §5). Never throws. */
export function readSurface(
  experience: Experience,
  hostSurfaces: readonly HostSurface[],
): SurfaceReading {
  try {
    const { model, surface } = readMessage(experience);
    for (const host of hostSurfaces) {
      const isNamed = !host.ids && !host.types && !host.predicate && host.surface === surface;
      if (isNamed || isEligible(experience, host)) return readHostSurface(host, experience);
    }
    if (!surface) return { invalid: 'nothing names its surface' };
    return model
      ? { surface, model: model satisfies MessageModel }
      : { invalid: `its display data is no ${surface}` };
  } catch (error) {
    return { invalid: `reading it threw: ${String(error)}` };
  }
}

function readHostSurface(
  host: HostSurface,
  { displayData, ownDisplayData }: Experience,
): SurfaceReading {
  const result = host.schema['~standard'].validate({ ...ownDisplayData, ...displayData });
  if (result instanceof Promise) {
    // The result is not awaited, and a rejection of it is not an error of the page.
    result.catch(() => undefined);
    return { invalid: `the schema of ${host.surface} is asynchronous` };
  }
  const [issue] = result.issues ?? [];
  return issue
    ? { invalid: `its display data is no ${host.surface}: ${issue.message}` }
    : { surface: host.surface, model: result.value, host };
}
