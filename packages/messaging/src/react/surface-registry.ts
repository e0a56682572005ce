import { loadWhenNeeded, type NeededCode } from '../engine/loader.js';
import type { Messaging } from '../messaging.types.js';
import type { SurfaceComponent, SurfaceGate, SurfaceRegistry } from './surface-props.js';

/** Loads the component of a surface. */
export type LoadSurface = () => Promise<SurfaceComponent>;

/** Components by surface: a function that loads one, or the component itself, which then renders on a server too. */
export type SurfaceComponents = Readonly<
  Record<string, { readonly load: LoadSurface } | { readonly component: SurfaceComponent }>
>;

/** The surfaces of the kit. Each has a chunk of its own. */
const KIT_SURFACES: Readonly<Record<string, LoadSurface>> = {
  banner: async () => (await import('./surfaces/banner.js')).Banner,
  callout: async () => (await import('./surfaces/callout.js')).Callout,
  cookieBanner: async () => (await import('./surfaces/cookie-banner.js')).CookieBanner,
  educationPopover: async () => (await import('./surfaces/popovers.js')).EducationPopover,
  flyout: async () => (await import('./surfaces/flyout.js')).Flyout,
  heroBanner: async () => (await import('./surfaces/hero-banner.js')).HeroBanner,
  locationUpsell: async () => (await import('./surfaces/upsell.js')).Upsell,
  metricsBanner: async () => (await import('./surfaces/metrics-banner.js')).MetricsBanner,
  modal: async () => (await import('./surfaces/modal.js')).Modal,
  popover: async () => (await import('./surfaces/popovers.js')).MessagePopover,
  searchDelight: async () => (await import('./surfaces/search-delight-text.js')).SearchDelightText,
  survey: async () => (await import('./surfaces/survey.js')).Survey,
  toast: async () => (await import('./surfaces/toast.js')).Toast,
  tooltip: async () => (await import('./surfaces/tooltip.js')).Tooltip,
  upsell: async () => (await import('./surfaces/upsell.js')).Upsell,
};

/** Creates a registry. Components of the host come before those of the kit. */
export function createSurfaceRegistry(
  messaging: Messaging,
  components: SurfaceComponents,
): SurfaceRegistry {
  const codes = new Map<string, NeededCode<SurfaceComponent>>();
  const gates = new Map<string, SurfaceGate>();

  function componentOf(surface: string): SurfaceComponent | undefined {
    const entry = components[surface];
    return entry && 'component' in entry ? entry.component : codes.get(surface)?.get();
  }

  function waitForCode(surface: string): string | undefined {
    const entry = components[surface];
    if (entry && 'component' in entry) return undefined;
    const load = entry?.load ?? KIT_SURFACES[surface];
    if (!load) return `nothing renders ${surface}`;
    const code = codes.get(surface) ?? loadWhenNeeded(load, messaging.host, messaging.refresh);
    codes.set(surface, code);
    return code.get() ? undefined : 'its surface is loading';
  }

  function gateOf(surface: string): SurfaceGate | undefined {
    const known = gates.get(surface);
    if (known) return known;
    const gate = componentOf(surface)?.createGate?.(messaging);
    if (gate) gates.set(surface, gate);
    return gate;
  }

  return {
    get: componentOf,
    waitFor(message, settings) {
      const { surface } = message;
      return waitForCode(surface) ?? gateOf(surface)?.waitFor(message, settings);
    },
    stop() {
      for (const gate of gates.values()) gate.stop();
    },
  };
}
