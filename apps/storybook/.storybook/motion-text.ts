const VARIABLE = /var\((--[\w-]+)(?:,\s*((?:[^()]|\([^()]*\))*))?\)/g;
const TIME = /^[\d.]+m?s$/;
const EASING = /^(?:ease|linear|step|cubic-bezier\()/;
const OF_ANIMATION =
  /^(?:[\d.]+|infinite|normal|reverse|alternate(?:-reverse)?|none|forwards|backwards|both|running|paused|auto)$/;
/** Words that say nothing: they are the defaults of an animation. */
const DEFAULT = /^(?:1|normal|none|running|auto)$/;

/** Splits where no function is open. */
function split(text: string, separator: ',' | ' '): readonly string[] {
  const outside = separator === ',' ? /,(?![^()]*\))/ : / (?![^()]*\))/;
  return text
    .split(outside)
    .map((part) => part.trim())
    .filter(Boolean);
}

/** One transition or animation: what moves, its duration, easing, delay and the rest; undefined when nothing moves. */
function oneMotion(text: string): string | undefined {
  const words = split(text, ' ');
  const [duration, delay] = words.filter((word) => TIME.test(word));
  const easing = words.find((word) => EASING.test(word));
  const rest = words.filter((word) => !TIME.test(word) && word !== easing);
  const name = rest.findLast((word) => !OF_ANIMATION.test(word));
  if (!name || !duration || Number.parseFloat(duration) === 0) return undefined;
  const options = rest.filter((word) => word !== name && !DEFAULT.test(word));
  const after = delay && Number.parseFloat(delay) > 0 ? `after ${delay}` : '';
  return [name, duration, easing, after, ...options].filter(Boolean).join(' ');
}

/**
 * Says what moves, from the value of `transition` or `animation` in a style sheet. `valueOf` returns the value of a custom property.
 * Empty when nothing moves.
 */
export function motionText(declared: string, valueOf: (property: string) => string): string {
  const resolved = declared.replaceAll(
    VARIABLE,
    (_, property: string, fallback = '') => valueOf(property).trim() || fallback,
  );
  return split(resolved, ',')
    .flatMap((motion) => oneMotion(motion) ?? [])
    .join(', ');
}
