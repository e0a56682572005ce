/** The policies of browsers, which TypeScript does not know. */
interface PolicyDocument {
  readonly featurePolicy?: { readonly allowsFeature: (feature: string) => boolean };
}

/** Whether the browser knows attribution reporting, and its policy allows it (S2 §8). */
export function isAttributionAllowed(): boolean {
  if (typeof document === 'undefined') return false;
  const { featurePolicy } = document as PolicyDocument;
  return featurePolicy?.allowsFeature('attribution-reporting') ?? false;
}

/** Registers an attribution with another host, by an image with the attribution attribute (S2 §7). */
export function loadAttributionImage(url: string): void {
  const image = new Image();
  image.setAttribute('attributionsrc', '');
  image.src = url;
}
