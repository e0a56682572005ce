import type { CardContext } from '../context.js';
import type { Pin } from '../pin/pin.js';
import { truncate } from '../text.js';
import { CARD_PARTS, type CardPart } from './card-parts.js';
import { factAt, type FactPath, isSilent, printPath, watchFacts, withFact } from './facts.js';
import { explanationSentence } from './sentence.js';

/** A fact that decides a part. */
export interface Reason {
  /** A field of the pin, such as `richSummary.products[0].labels`, or of the context, such as `viewer.isAuth`. */
  readonly field: string;
  readonly value: unknown;
  /** What the part shows without it; undefined when the card is then without the part. */
  readonly otherwise: string | undefined;
}

/** What a part of a card shows, and why. */
export interface PartExplanation {
  readonly part: CardPart;
  /** The name of the part, as in the middle of a sentence. */
  readonly title: string;
  /** The statement of the specification that decides the part. */
  readonly rule: string;
  /** Undefined when the card is without the part. */
  readonly shows: string | undefined;
  /** Empty for a part that no fact of the pin or the context decides. */
  readonly reasons: readonly Reason[];
  /** Each of the reasons is enough by itself. If not, each of them is needed. */
  readonly isEachEnough: boolean;
  /** Fields of the pin that a card without the part would make it of. */
  readonly missing: readonly string[];
  /** All of it in a sentence: "No Save button: `promotedIsRemovable` is true." */
  readonly sentence: string;
}

/** The input of the rules. The paths of facts begin here. */
interface Input {
  readonly pin: Pin;
  readonly context: CardContext;
}

/** Context in which every part shows that the pin asks for. What differs is a reason. */
const USUAL: Readonly<Record<string, unknown>> = {
  'context.device': 'desktop',
  'context.surface': 'AuthHomefeed',
  'context.viewer.isAuth': true,
};

/** Every pin and every context has them, and nothing that shows depends on their values alone. */
const NO_REASONS = new Set([
  'context.locale',
  'context.now',
  'context.viewer',
  'context.viewer.id',
  'pin.id',
]);

/** Longest value in a sentence, in characters. */
const VALUE_LIMIT = 40;

/** Most fields in a sentence. */
const FIELDS_LIMIT = 4;

const nameOf = (path: FactPath) => printPath(path.slice(1));
const usualAt = (path: FactPath) => USUAL[printPath(path)];

/** Returns what differs without a fact: the pin lacks it, or the context is as usual. */
const without = (input: Input, path: FactPath): Input => withFact(input, path, usualAt(path));

/** Whether a fact may be a reason. */
function isTelling(input: Input, path: FactPath): boolean {
  const name = printPath(path);
  if (path.length < 2 || NO_REASONS.has(name)) return false;
  const value = factAt(input, path);
  return name in USUAL ? value !== undefined && value !== USUAL[name] : !isSilent(value);
}

/** Returns the paths that `ask` reads, each once. */
function readPaths(input: Input, ask: (input: Input) => unknown): readonly FactPath[] {
  const paths = new Map<string, FactPath>();
  ask(watchFacts(input, (path) => paths.set(printPath(path), path)));
  return [...paths.values()];
}

/** Returns the facts that `ask` reads, and those that it reads in their place when they are gone. */
function tellingPaths(input: Input, ask: (input: Input) => unknown): readonly FactPath[] {
  const found: FactPath[] = [];
  let rest = input;
  for (;;) {
    const next = readPaths(rest, ask).filter((path) => isTelling(rest, path));
    // Without a field nothing inside of it is left to read.
    const innermost = next.filter((path) => !next.some((other) => isInside(other, path)));
    if (innermost.length === 0) return found;
    found.push(...next);
    rest = innermost.reduce(without, rest);
  }
}

function isInside(path: FactPath, above: FactPath): boolean {
  return path.length > above.length && above.every((key, at) => path[at] === key);
}

/** The reasons of a part: each fact whose absence changes it, else the smallest set that must go together. */
function findReasons(input: Input, ask: (input: Input) => string | undefined) {
  const shows = ask(input);
  const paths = tellingPaths(input, ask);
  const askWithout = (gone: readonly FactPath[]) => ask(gone.reduce(without, input));
  const reason = (path: FactPath, otherwise: string | undefined): Reason => ({
    field: nameOf(path),
    value: factAt(input, path),
    otherwise,
  });
  const single = paths.filter((path) => askWithout([path]) !== shows);
  const deepest = single.filter((path) => !single.some((other) => isInside(other, path)));
  if (deepest.length > 0) {
    const reasons = deepest.map((path) => reason(path, askWithout([path])));
    return { reasons, isEachEnough: false };
  }
  const otherwise = askWithout(paths);
  if (otherwise === shows) return { reasons: [], isEachEnough: false };
  let needed = paths;
  for (const path of paths) {
    const fewer = needed.filter((other) => other !== path);
    if (askWithout(fewer) !== shows) needed = fewer;
  }
  return { reasons: needed.map((path) => reason(path, otherwise)), isEachEnough: true };
}

const quote = (fields: readonly string[]) => fields.map((field) => `\`${field}\``);

function listFields(fields: readonly string[]): string {
  const shown = quote(fields.slice(0, FIELDS_LIMIT)).join(', ');
  return fields.length > FIELDS_LIMIT ? `${shown} and ${fields.length - FIELDS_LIMIT} more` : shown;
}

function printReason({ field, value }: Reason): string {
  // The text of an object says less than its path.
  if (typeof value === 'object') return `\`${field}\` is there`;
  return `\`${field}\` is ${truncate(JSON.stringify(value) ?? '', VALUE_LIMIT)}`;
}

/** The reasons of a part as text: "`promotedIsRemovable` is true". Empty without reasons. */
export function reasonText({
  reasons,
  isEachEnough,
  missing,
}: Pick<PartExplanation, 'isEachEnough' | 'missing' | 'reasons'>): string {
  if (reasons.length > 0) {
    const texts = reasons.slice(0, FIELDS_LIMIT).map(printReason);
    const more = reasons.length - texts.length;
    const all = [...texts, ...(more > 0 ? [`${more} more`] : [])];
    if (all.length === 1) return all.join('');
    return isEachEnough ? `each of these is enough: ${all.join('; ')}` : all.join(', and ');
  }
  return missing.length > 0 ? `the pin has no ${listFields(missing)}` : '';
}

/**
 * Says for each part of a card what it shows or that the card is without it, the rule that decides, and the fields of the pin and
 * the context that it decides by. The reasons are found in the rules themselves: each field that a rule reads is taken away in
 * turn, and the rule is asked again. A saved pin, the calls of the site and the navigation of the host are not looked at: see
 * the page about troubleshooting.
 */
export function explainCard(pin: Pin, context: CardContext): readonly PartExplanation[] {
  const input: Input = { pin, context };
  const isRemoved = CARD_PARTS.removed.shows(pin) !== undefined;
  return Object.entries(CARD_PARTS).map(([name, row]): PartExplanation => {
    const part = name as CardPart;
    const { title, rule, shows: showsOf } = row;
    const from = 'from' in row ? row.from : undefined;
    // A removed pin has its placeholder alone.
    const ask = (of: Input) =>
      part !== 'removed' && CARD_PARTS.removed.shows(of.pin) !== undefined
        ? undefined
        : showsOf(of.pin, of.context);
    const shows = ask(input);
    const found = findReasons(input, ask);
    const isUnexplained = shows === undefined && found.reasons.length === 0 && !isRemoved;
    const missing = isUnexplained && from ? missingFields(pin, from) : [];
    const because = reasonText({ ...found, missing });
    const sentence = explanationSentence({ title, shows, because });
    return { part, title, rule, shows, ...found, missing, sentence };
  });
}

/** The fields of a pin that a rule asks for and that are not there. */
function missingFields(pin: Pin, from: (pin: Pin) => unknown): readonly string[] {
  const paths = new Map<string, FactPath>();
  from(watchFacts(pin, (path) => paths.set(printPath(path), path)));
  return [...paths].flatMap(([name, path]) => (isSilent(factAt(pin, path)) ? [name] : []));
}
