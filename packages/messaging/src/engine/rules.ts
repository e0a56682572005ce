import {
  completesByItself,
  type Experience,
  EXPERIENCE_IDS,
  type MessageModel,
  PLACEMENT_IDS,
  readMessage,
} from '@tackboard/domain/experience';
import type { MessageRules } from './message.types.js';

/** The fields of an experience that decide its eligibility (S2 §3.1). */
export type EligibleExperience = Pick<Experience, 'id' | 'type'>;

/** The experiences that a surface accepts (S2 §4.12). */
export interface Eligibility<Item extends EligibleExperience> {
  readonly ids?: readonly string[];
  readonly types?: readonly number[];
  readonly predicate?: (experience: Item) => boolean;
}

/**
 * Whether a surface accepts an experience: by its id, or else by its type, or else by the predicate, which is called only
 * when neither list matches. Without any rule a surface accepts nothing (S2 §4.12).
 */
export function isEligible<Item extends EligibleExperience>(
  experience: Item,
  { ids = [], types = [], predicate = () => false }: Eligibility<Item>,
): boolean {
  const { id, type } = experience;
  return ids.includes(id) || (type !== undefined && types.includes(type)) || predicate(experience);
}

/** Where messages show; each layer has rules about how many show at once. */
export const MESSAGE_LAYERS = [
  'anchored',
  'bottom',
  'dialog',
  'flow',
  'hero',
  'pulsar',
  'toast',
] as const;

/** One of {@link MESSAGE_LAYERS}. `flow` has no limit: the host places these messages. */
export type MessageLayer = (typeof MESSAGE_LAYERS)[number];

/** The part of the Standard Schema (version 1) that messaging reads: zod, valibot, arktype and others implement it. */
export interface StandardSchema<Output = unknown> {
  readonly '~standard': {
    readonly version: 1;
    readonly validate: (value: unknown) => StandardResult<Output> | Promise<StandardResult<Output>>;
  };
}

/** A value, or what is wrong with it. */
export interface StandardResult<Output> {
  readonly value?: Output;
  readonly issues?: readonly { readonly message: string }[] | undefined;
}

/** A surface of the host: it replaces a surface of the kit or adds one. */
export interface HostSurface<Model = unknown> extends Eligibility<Experience> {
  /** A name of its own, or the name of the kit's surface that it replaces. */
  readonly surface: string;
  readonly layer: MessageLayer;
  /** Validates the display data, as zod, valibot or another Standard Schema does. */
  readonly schema: StandardSchema<Model>;
  /** Milliseconds before it shows. */
  readonly delayMs?: number;
}

/** The surface of a message and its valid display data. */
export interface ValidReading {
  readonly surface: string;
  readonly model: unknown;
  readonly host?: HostSurface;
}

/** A reading, or the reason why the message is not shown. */
export type SurfaceReading = ValidReading | { readonly invalid: string };

/** Chooses the surface of a message and validates its display data: surfaces of the host first. Never throws. */
export function readSurface(
  experience: Experience,
  hostSurfaces: readonly HostSurface[],
): SurfaceReading {
  try {
    const { model, surface } = readMessage(experience);
    for (const host of hostSurfaces) {
      // A host surface without rules accepts the messages of the surface whose name it has.
      const isNamed = !host.ids && !host.types && !host.predicate && host.surface === surface;
      if (isNamed || isEligible(experience, host)) return readHostSurface(host, experience);
    }
    if (!surface) return { invalid: 'nothing names its surface' };
    return model ? { surface, model } : { invalid: `its display data is no ${surface}` };
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
    // Nobody awaits the result: a rejection must not become an unhandled one.
    result.catch(() => undefined);
    return { invalid: `the schema of ${host.surface} is asynchronous` };
  }
  const [issue] = result.issues ?? [];
  return issue
    ? { invalid: `its display data is no ${host.surface}: ${issue.message}` }
    : { surface: host.surface, model: result.value, host };
}

const LAYERS: Readonly<Record<MessageModel['surface'], MessageLayer>> = {
  banner: 'flow',
  callout: 'flow',
  cookieBanner: 'hero',
  educationPopover: 'anchored',
  flyout: 'anchored',
  heroBanner: 'hero',
  locationUpsell: 'bottom',
  metricsBanner: 'hero',
  modal: 'dialog',
  popover: 'anchored',
  searchDelight: 'flow',
  survey: 'bottom',
  toast: 'toast',
  tooltip: 'anchored',
  upsell: 'bottom',
};

/** The fields of display data that decide about times and layers. Each surface has only some of them. */
type Facts = Partial<
  Record<'delayMs' | 'disappearMs' | 'scrollDismissMs', number> &
    Record<'beginsAsPulsar' | 'hasPulsar' | 'hasTooltip', boolean>
>;

/** Returns the layer of a message. A pulsar waits in a layer of its own until it is tapped. */
export function layerOf(
  { host, model, surface }: ValidReading,
  { isMobile, isOpen }: { readonly isMobile: boolean; readonly isOpen: boolean },
): MessageLayer {
  if (host) return host.layer;
  if (surface === 'cookieBanner' && isMobile) return 'bottom';
  const { beginsAsPulsar, hasPulsar } = model as Facts;
  if ((beginsAsPulsar || hasPulsar) && !isOpen) return 'pulsar';
  return LAYERS[surface as MessageModel['surface']];
}

/** Whether a message shows without waiting for its chart: it is in the page from the first paint. */
export function showsAtOnce(layer: MessageLayer, rules: MessageRules): boolean {
  return (layer === 'flow' || layer === 'hero') && rules.delayMs === 0 && !rules.completesAtOnce;
}

/** What the part that shows a message decides about its times and its view. */
export interface ShowOptions {
  /** There is no action yet. The message ends 4000 ms after it showed, unless `abortTimeout` is called (S2 §4.35). */
  readonly hasNoAction?: boolean;
  /**
   * Reports the view when the message shows.
   * @default true
   */
  readonly viewsAutomatically?: boolean;
}

/** Returns the times and rules of a message's life. */
export function rulesOf(
  { id, placementId }: Experience,
  { host, model, surface }: ValidReading,
  { hasNoAction = false, viewsAutomatically = true }: ShowOptions,
): MessageRules {
  const facts = (host ? { delayMs: host.delayMs } : model) as Facts;
  const { delayMs = 0, disappearMs, hasPulsar, hasTooltip, scrollDismissMs } = facts;
  const isEmptyTooltip = !host && surface === 'tooltip' && !hasPulsar && !hasTooltip;
  const saysWhenViewed = !host && (surface === 'survey' || surface === 'searchDelight');
  const isAlwaysViewed =
    id === EXPERIENCE_IDS.viewedOnMount || placementId === PLACEMENT_IDS.viewedWhenItAppears;
  return {
    delayMs,
    disappearMs,
    scrollDismissMs,
    hasNoAction,
    completesAtOnce: isEmptyTooltip || completesByItself(id),
    viewed:
      !viewsAutomatically && !isAlwaysViewed ? 'never' : saysWhenViewed ? 'presented' : 'shown',
  };
}

/** How a message ended. A completed or dismissed one is reported to the server, a timed-out one is not. */
export type MessageEnd =
  | { readonly kind: 'completed' | 'dismissed'; readonly preventsRemoval: boolean }
  | { readonly kind: 'timedOut' };

/** How a message is dismissed. */
export interface DismissOptions {
  /** The message stays in the store, and nothing is fetched. */
  readonly preventsRemoval?: boolean;
}

/** How a button completes a message. */
export interface CompleteOptions extends DismissOptions {
  /**
   * The server's kind of completion: 1, or 2, which keeps the message. Other kinds do nothing (S2 §4.5).
   * @default 1
   */
  readonly kind?: number;
}

const COMPLETES = 1;
const COMPLETES_AND_KEEPS = 2;

/** Returns the end of a message that a button completes; `undefined` for a kind that does nothing. */
export function completion({
  kind = COMPLETES,
  preventsRemoval = false,
}: CompleteOptions): MessageEnd | undefined {
  const keeps = kind === COMPLETES_AND_KEEPS;
  if (!keeps && kind !== COMPLETES) return undefined;
  return { kind: 'completed', preventsRemoval: preventsRemoval || keeps };
}
