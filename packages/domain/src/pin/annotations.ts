import { firstText } from '../text/first-text.js';
import type { Pin } from './pin.js';

/** An annotation of a pin's image, with the page about it when there is one (S3 §3). */
export interface AnnotationPill {
  readonly name: string;
  readonly url?: string;
}

/** Returns annotations with pages (S3 §3). The first of several with one name counts. */
export function annotationLinks(pin: Pick<Pin, 'pinJoin'>): ReadonlyMap<string, string> {
  const links = new Map<string, string>();
  for (const { name, url } of pin.pinJoin?.annotationsWithLinksArray ?? []) {
    if (name && url && !links.has(name)) links.set(name, url);
  }
  return links;
}

/** Returns the annotations for the row of pills, each once, in the order received (S3 §2.3 §3). */
export function annotationPills(pin: Pick<Pin, 'pinJoin'>): readonly AnnotationPill[] {
  const links = annotationLinks(pin);
  const names = (pin.pinJoin?.visualAnnotation ?? []).flatMap((name) => firstText(name) ?? []);
  return [...new Set(names)].map((name) => {
    const url = links.get(name);
    return url ? { name, url } : { name };
  });
}
