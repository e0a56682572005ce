import type { ClassifiedLink } from './link-types.js';
import { createClassifier } from './create-classifier.js';
import type { ClassifierOptions } from './site.js';

/** A link as the command prints it. */
export interface DescribedLink {
  readonly url: string;
  readonly route: ClassifiedLink['route'];
  readonly params: Readonly<Record<string, string>>;
  readonly landingType: ClassifiedLink['landingType'];
  readonly flags: ClassifiedLink['flags'];
  /** Whether the first segment is a reserved name without a page. */
  readonly reserved: boolean;
}

/**
 * Classifies links of the site. Without `hosts` every http host among them belongs to it, because a link alone does not say
 * whose it is.
 */
export function describeLinks(
  urls: readonly string[],
  options: ClassifierOptions,
): readonly DescribedLink[] {
  const hosts = options.hosts ?? [...new Set(urls.flatMap((url) => httpUrl(url)?.host ?? []))];
  const { classify } = createClassifier({ ...options, hosts });
  return urls.map((url) => {
    const { route, params, landingType, flags, ...rest } = classify(url);
    return { url, route, params, landingType, flags, reserved: 'reserved' in rest };
  });
}

/** Returns whether a text may be a link: a path, a URL, or an address without its scheme. */
export function isLink(text: string): boolean {
  if (text.startsWith('/')) return true;
  return (
    parsed(text) !== undefined || (/^[\w-]+(\.[\w-]+)+([/?#:]|$)/.test(text) && !/\s/.test(text))
  );
}

/** Prints links as text: what is not set is left out. */
export function formatLinks(links: readonly DescribedLink[]): string {
  return links.map(formatLink).join('\n\n');
}

function formatLink({ url, route, params, landingType, flags, reserved }: DescribedLink): string {
  const set = Object.entries(flags).filter(([, value]) => value !== null && value !== false);
  const lines = [
    ['route', reserved ? `${route} (reserved name)` : route],
    ['params', pairs(Object.entries(params))],
    ['landing', landingType ?? 'none'],
    ['flags', pairs(set)],
  ];
  return [url, ...lines.map(([name = '', value = '']) => `  ${name.padEnd(8)}${value}`)].join('\n');
}

function pairs(entries: readonly (readonly [string, string | boolean | null])[]): string {
  if (entries.length === 0) return 'none';
  return entries.map(([name, value]) => (value === true ? name : `${name}=${value}`)).join(' ');
}

function httpUrl(text: string): URL | undefined {
  return /^https?:/i.test(text) ? parsed(text) : undefined;
}

/** `URL.canParse` is younger than the oldest supported Node. */
function parsed(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
