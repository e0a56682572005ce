import { type AttributionEvent, supportsClickAttribution } from '@tackboard/domain';

/** The policies of browsers, which TypeScript does not know. */
interface PolicyDocument {
  readonly featurePolicy?: {
    readonly features: () => readonly string[];
    readonly allowsFeature: (feature: string) => boolean;
  };
}

const FEATURE = 'attribution-reporting';

/**
 * Whether the browser knows attribution reporting, and its policy allows it. Mobile Safari from 14.1 on has no such
 * policy: clicks are attributed there, views are not.
 */
export function isAttributionAllowed(event?: AttributionEvent): boolean {
  if (typeof document === 'undefined') return false;
  if (event === 'click' && supportsClickAttribution(navigator.userAgent)) return true;
  const { featurePolicy: policy } = document as PolicyDocument;
  // Browsers log a warning when they are asked about a feature that they do not know.
  return policy?.features().includes(FEATURE) === true && policy.allowsFeature(FEATURE);
}

/** Registers an attribution with another host, by an image with the attribution attribute (S2 §7.11). */
export function loadAttributionImage(url: string): void {
  const image = new Image();
  image.setAttribute('attributionsrc', '');
  image.src = url;
}
