import { type CardReading, PART_NAMES, type PartName, readCard } from './card-parts.ts';
import { decodeIn, type Form, type JsonObject } from './read-pin.ts';
import { renderScene } from './render-scene.tsx';
import { type Scene, VIEWERS } from './viewers.ts';
import { isEmpty, type JsonPath, pathsBelow, printPath, valueAt, without } from './without.ts';

/** Something that decides a part. */
export interface Reason {
  readonly fact:
    | { readonly kind: 'field'; readonly path: string; readonly value: unknown }
    | {
        readonly kind: 'surface' | 'viewer' | 'device';
        readonly is: string;
        readonly usual: string;
      };
  /** What the part shows without it; undefined when the card is then without the part. */
  readonly otherwise: string | undefined;
}

/** What a part of a card shows, and why. */
export interface Explanation {
  readonly part: PartName;
  /** Undefined when the card is without the part. */
  readonly shows: string | undefined;
  /** Empty for a part that no single fact of the pin, surface or viewer decides. */
  readonly reasons: readonly Reason[];
  /** Each of the reasons is enough by itself. If not, all of them are needed. */
  readonly isEachEnough: boolean;
}

/** A pin as its server sends it, and where it is shown. */
export interface Shown extends Scene {
  readonly json: JsonObject;
  readonly form: Form;
}

/** How a signed-in user sees the home feed on a desktop, which every other scene is compared with. */
const USUAL: Scene = { surface: 'AuthHomefeed', viewer: 'user', device: 'desktop' };

const SCENE_KINDS = ['surface', 'viewer', 'device'] as const;

/** Identity of the pin: no card without it, and nothing that shows depends on its value. */
const IDENTITY = new Set(['id', 'entityId', 'node_id', 'nodeId', 'type', '__typename']);

/** A card is made of few levels, but richer JSON must not take minutes. */
const MAX_DEPTH = 6;

/** A fact that may be taken away. */
type Fact = (typeof SCENE_KINDS)[number] | JsonPath;

function removeFact(shown: Shown, fact: Fact): Shown {
  if (typeof fact === 'string') return { ...shown, [fact]: USUAL[fact] };
  return { ...shown, json: without(shown.json, fact) as JsonObject };
}

/** Parsing the markup costs more than rendering it, and most facts change nothing. */
const cards = new Map<string, CardReading>();
const MAX_CARDS = 500;

function read({ json, form, ...scene }: Shown): CardReading | undefined {
  const pin = decodeIn(form, json);
  if (pin === undefined) return undefined;
  try {
    const markup = renderScene(pin, scene);
    // The size of the picture is the one thing that is read off the pin.
    const key = `${markup} ${JSON.stringify(pin.images)}`;
    const card = cards.get(key) ?? readCard(markup, pin);
    if (cards.size > MAX_CARDS) cards.clear();
    cards.set(key, card);
    return card;
  } catch {
    // No server renders a card that throws. What makes it throw is no reason for a part.
    return undefined;
  }
}

function sceneName(kind: (typeof SCENE_KINDS)[number], scene: Scene): string {
  return kind === 'viewer' ? VIEWERS[scene.viewer].title : scene[kind];
}

function reason(shown: Shown, fact: Fact, otherwise: string | undefined): Reason {
  if (typeof fact === 'string') {
    const [is, usual] = [sceneName(fact, shown), sceneName(fact, USUAL)];
    return { fact: { kind: fact, is, usual }, otherwise };
  }
  const value = valueAt(shown.json, fact);
  return { fact: { kind: 'field', path: printPath(fact), value }, otherwise };
}

/** The facts whose absence changes each part, as deep in the JSON as they reach. */
function findReasons(shown: Shown, base: CardReading, facts: readonly Fact[], depth = 0) {
  const found = new Map<PartName, Reason[]>();
  for (const fact of facts) {
    const other = read(removeFact(shown, fact));
    if (other === undefined) continue;
    const changed = PART_NAMES.filter((part) => other[part] !== base[part]);
    if (changed.length === 0) continue;
    const below = typeof fact === 'string' || depth > MAX_DEPTH ? [] : pathsBelow(shown.json, fact);
    const deeper = findReasons(shown, base, below, depth + 1);
    for (const part of changed) {
      const own = deeper.get(part) ?? [reason(shown, fact, other[part])];
      found.set(part, [...(found.get(part) ?? []), ...own]);
    }
  }
  return found;
}

/** The facts that are each enough for a part: a smallest set whose absence changes it. */
function findEach(shown: Shown, base: CardReading, facts: readonly Fact[], part: PartName) {
  const isChanged = (gone: readonly Fact[]) => {
    const other = read(gone.reduce(removeFact, shown));
    return other !== undefined && other[part] !== base[part];
  };
  if (!isChanged(facts)) return [];
  let needed = facts;
  for (const fact of facts) {
    const fewer = needed.filter((other) => other !== fact);
    if (isChanged(fewer)) needed = fewer;
  }
  const otherwise = read(needed.reduce(removeFact, shown))?.[part];
  return needed.map((fact) => reason(shown, fact, otherwise));
}

/**
 * Says what each part of a card shows and why. The reasons are found by experiment: each fact of the pin, the surface, the
 * viewer and the device is taken away in turn, and the card itself is rendered again. A part that changes depends on that
 * fact. Where several facts decide alike, the smallest set that must go together is found.
 */
export function explainCard(shown: Shown): readonly Explanation[] {
  const base = read(shown);
  if (base === undefined) return [];
  const fields = Object.keys(shown.json)
    .filter((key) => !IDENTITY.has(key) && !isEmpty(shown.json[key]))
    .map((key): Fact => [key]);
  const facts = [...SCENE_KINDS.filter((kind) => shown[kind] !== USUAL[kind]), ...fields];
  const found = findReasons(shown, base, facts);
  const bare = read(facts.reduce(removeFact, shown));
  return PART_NAMES.map((part) => {
    const reasons = found.get(part);
    const shows = base[part];
    if (reasons) return { part, shows, reasons, isEachEnough: false };
    const isDecided = bare !== undefined && bare[part] !== shows;
    const each = isDecided ? findEach(shown, base, facts, part) : [];
    return { part, shows, reasons: each, isEachEnough: each.length > 0 };
  });
}
