import { firstText } from '../text/first-text.js';
import type { Pin } from './pin.js';

/** A word seen in a pin's picture, with the page of the site about it when there is one (S3 §3). */
export interface AnnotationPill {
  readonly name: string;
  readonly url?: string;
}

/** The pages about the words seen in a picture, by their names; the first of two with one name stays (S3 §3). */
export function annotationLinks(pin: Pick<Pin, 'pinJoin'>): ReadonlyMap<string, string> {
  const links = new Map<string, string>();
  for (const { name, url } of pin.pinJoin?.annotationsWithLinksArray ?? []) {
    if (name && url && !links.has(name)) links.set(name, url);
  }
  return links;
}

/** The words seen in a pin's picture, each once and in the order received, for the row of pills (S3 §2.3 §3). */
export function annotationPills(pin: Pick<Pin, 'pinJoin'>): readonly AnnotationPill[] {
  const links = annotationLinks(pin);
  const names = (pin.pinJoin?.visualAnnotation ?? []).flatMap((name) => firstText(name) ?? []);
  return [...new Set(names)].map((name) => {
    const url = links.get(name);
    return url ? { name, url } : { name };
  });
}
