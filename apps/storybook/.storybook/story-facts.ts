import { motionText } from './motion-text.ts';

/** A part of a component, as it is rendered. */
export interface Part {
  readonly name: string;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly radius: string;
  /** Size and weight of its own text, if it has some. */
  readonly type: string;
}

/** A control of a component, with the size of its target. */
export interface Control {
  readonly role: string;
  readonly name: string;
  readonly widthPx: number;
  readonly heightPx: number;
}

/** What a story shows, read from its elements and style sheets. */
export interface StoryFacts {
  readonly parts: readonly Part[];
  readonly controls: readonly Control[];
  readonly tokens: readonly string[];
  readonly texts: readonly string[];
  readonly motions: readonly (readonly [part: string, motion: string])[];
}

const CONTROLS = 'a[href], button, input, textarea, select, [tabindex="0"]';
const MAX_ROWS = 24;
const MAX_NAME_LENGTH = 60;
const round = (px: number) => Math.round(px * 10) / 10;

function classOf(element: Element): string | undefined {
  return [...element.classList].find((name) => name.startsWith('tb-'));
}

function hasOwnText(element: Element): boolean {
  return [...element.childNodes].some(
    ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim(),
  );
}

function partOf(element: Element, name: string): Part {
  const { width, height } = element.getBoundingClientRect();
  const { borderRadius, fontSize, lineHeight, fontWeight } = getComputedStyle(element);
  return {
    name,
    widthPx: round(width),
    heightPx: round(height),
    radius: borderRadius === '0px' ? '' : borderRadius,
    type: hasOwnText(element) ? `${fontSize}/${lineHeight}, ${fontWeight}` : '',
  };
}

/** The box of a control, or of a pseudo-element that makes its target larger. */
function targetOf(element: Element): { readonly width: number; readonly height: number } {
  const { width, height } = element.getBoundingClientRect();
  const pseudos = ['::before', '::after']
    .map((pseudo) => getComputedStyle(element, pseudo))
    .filter(
      ({ content, position, pointerEvents }) =>
        content !== 'none' && position === 'absolute' && pointerEvents !== 'none',
    );
  return {
    width: Math.max(width, ...pseudos.map((style) => Number.parseFloat(style.width) || 0)),
    height: Math.max(height, ...pseudos.map((style) => Number.parseFloat(style.height) || 0)),
  };
}

function shortened(name: string): string {
  return name.length > MAX_NAME_LENGTH ? `${name.slice(0, MAX_NAME_LENGTH - 1).trimEnd()}…` : name;
}

function controlOf(element: Element): Control {
  const { width, height } = targetOf(element);
  const tag = element.tagName.toLowerCase();
  const labelled = element.getAttribute('aria-labelledby');
  const label = labelled
    ? labelled.split(' ').map((id) => element.ownerDocument.getElementById(id)?.textContent)
    : [element.getAttribute('aria-label') ?? element.textContent];
  return {
    role: element.getAttribute('role') ?? (tag === 'a' ? 'link' : tag),
    name: shortened(label.join(' ').trim()),
    widthPx: round(width),
    heightPx: round(height),
  };
}

/** Dialogs have elements of one pixel at their ends that keep the focus inside. */
const isFocusGuard = ({ name, widthPx, heightPx }: Control) =>
  name === '' && widthPx <= 1 && heightPx <= 1;

function* styleRules(rules: CSSRuleList): Generator<CSSStyleRule> {
  for (const rule of rules) {
    // Rules of a frame are of another realm, so `instanceof` does not know them.
    if ('selectorText' in rule) yield rule as CSSStyleRule;
    if ('cssRules' in rule) yield* styleRules(rule.cssRules as CSSRuleList);
  }
}

/** The rules whose classes are all in the story, in whatever state. */
function rulesOf(document: Document, classes: ReadonlySet<string>): readonly CSSStyleRule[] {
  return [...document.styleSheets]
    .flatMap((sheet) => [...styleRules(sheet.cssRules)])
    .filter(({ selectorText }) => {
      const named = selectorText.match(/\.tb-[\w-]+/g) ?? [];
      return named.length > 0 && named.every((name) => classes.has(name.slice(1)));
    });
}

function motionsOf(
  rules: readonly CSSStyleRule[],
  root: Element,
): readonly (readonly [string, string])[] {
  const motions = new Map<string, string>();
  for (const { selectorText, style } of rules) {
    const declared = style.getPropertyValue('transition') || style.getPropertyValue('animation');
    const part = /\.tb-[\w-]+/.exec(selectorText)?.[0].slice(1);
    if (!part || !declared) continue;
    const custom = getComputedStyle(root.querySelector(`.${part}`) ?? root);
    const motion = motionText(declared, (property) => custom.getPropertyValue(property));
    if (motion) motions.set(part, motion);
  }
  return [...motions];
}

/** Reads what the elements below `root` show. */
export function storyFacts(root: Element): StoryFacts {
  const elements = [...root.querySelectorAll('*')].filter((element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0;
  });
  const parts = new Map<string, Part>();
  const texts = new Set<string>();
  for (const element of elements) {
    const name = classOf(element);
    if (name && !parts.has(name)) parts.set(name, partOf(element, name));
    if (hasOwnText(element)) texts.add(element.textContent.trim());
    const label = element.getAttribute('aria-label');
    if (label) texts.add(label);
  }
  const classes = new Set(elements.flatMap(({ classList }) => [...classList]));
  const rules = rulesOf(root.ownerDocument, classes);
  const tokens = rules.flatMap(({ cssText }) => cssText.match(/(?<=var\(--tb-)[\w-]+/g) ?? []);
  return {
    parts: [...parts.values()].slice(0, MAX_ROWS),
    controls: elements
      .filter((element) => element.matches(CONTROLS))
      .map(controlOf)
      .filter((control) => !isFocusGuard(control))
      .slice(0, MAX_ROWS),
    tokens: [...new Set(tokens)].toSorted(),
    texts: [...texts].slice(0, MAX_ROWS),
    motions: motionsOf(rules, root),
  };
}
