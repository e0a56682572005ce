/** Media features that the toolbar overrides. `system` keeps the feature of this machine. */
export interface MediaOverride {
  readonly motion: 'system' | 'reduced';
  readonly pointer: 'system' | 'hover' | 'touch';
  readonly colors: 'system' | 'forced';
}

const ALWAYS = 'all';
const NEVER = 'not all';

const originals = new WeakMap<CSSMediaRule, string>();

function overridden(media: string, { motion, pointer, colors }: MediaOverride): string {
  if (colors === 'forced' && media.includes('forced-colors: active')) return ALWAYS;
  if (colors === 'forced' && media.includes('forced-colors: none')) return NEVER;
  if (motion === 'reduced' && media.includes('prefers-reduced-motion: reduce')) return ALWAYS;
  if (motion === 'reduced' && media.includes('prefers-reduced-motion: no-preference')) return NEVER;
  if (pointer === 'system') return media;
  if (media.includes('hover: none') || media.includes('pointer: coarse')) {
    return pointer === 'touch' ? ALWAYS : NEVER;
  }
  if (media.includes('hover: hover') || media.includes('pointer: fine')) {
    return pointer === 'hover' ? ALWAYS : NEVER;
  }
  return media;
}

function overrideRules(rules: CSSRuleList, override: MediaOverride): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const original = originals.get(rule) ?? rule.media.mediaText;
      originals.set(rule, original);
      const next = overridden(original, override);
      if (rule.media.mediaText !== next) rule.media.mediaText = next;
    }
    if (rule instanceof CSSGroupingRule) overrideRules(rule.cssRules, override);
  }
}

/**
 * Makes the style sheets behave as on a device without a mouse, with reduced motion or with forced colours. A page cannot emulate media
 * features, so this changes the conditions of the media rules.
 */
export function overrideMedia(override: MediaOverride): void {
  for (const sheet of document.styleSheets) overrideRules(sheet.cssRules, override);
}
