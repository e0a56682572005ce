/** What the toolbar says about a medium: as it is on this machine, or as it would be elsewhere. */
export interface MediaOverride {
  readonly motion: 'system' | 'reduced';
  readonly pointer: 'system' | 'hover' | 'touch';
}

const ALWAYS = 'all';
const NEVER = 'not all';

const originals = new WeakMap<CSSMediaRule, string>();

function overridden(media: string, { motion, pointer }: MediaOverride): string {
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
      const wanted = overridden(original, override);
      if (rule.media.mediaText !== wanted) rule.media.mediaText = wanted;
    }
    if (rule instanceof CSSGroupingRule) overrideRules(rule.cssRules, override);
  }
}

/**
 * Makes the sheets of this page behave as on a device without a mouse, or with less motion. No browser lets a page ask for
 * that, so the conditions of the media rules themselves are changed.
 */
export function overrideMedia(override: MediaOverride): void {
  for (const sheet of document.styleSheets) overrideRules(sheet.cssRules, override);
}
