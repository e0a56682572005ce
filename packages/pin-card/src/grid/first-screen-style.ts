import {
  FIRST_SCREEN_ITEMS,
  firstScreen,
  type GridBox,
  isNarrow,
  itemWidth,
  visualHeight,
} from './grid-boxes.js';
import {
  columnStart,
  type GridColumns,
  gridColumns,
  MAX_COLUMNS,
  MIN_COLUMNS,
  NARROW_BELOW_PX,
  widthForColumns,
} from './grid-columns.js';

/** An item of the first screen: its box, and what else of it needs a style. */
export interface FirstScreenItem extends GridBox {
  /** `#rrggbb`, shown while the picture loads. */
  readonly dominantColor?: string | undefined;
  /** `object-position` of a cropped picture. */
  readonly objectPosition?: string | undefined;
}

/**
 * The style sheet that places the first screen of a grid for every width that it may have, until the page comes alive:
 * a server knows no width, and a strict Content-Security-Policy takes no `style` attributes. `gridId` is what stands in
 * the list's `data-grid`.
 */
export function firstScreenStyle(gridId: string, items: readonly FirstScreenItem[]): string {
  const shown = items.slice(0, FIRST_SCREEN_ITEMS);
  const rules = [...shown.map(appearance), screen(shown, 0)];
  for (let count = MIN_COLUMNS; count <= MAX_COLUMNS; count++) rules.push(screen(shown, count));
  return `[data-grid="${gridId}"]{${rules.join('')}}`;
}

/** A rule for one item of the list that the rules are nested in. */
function rule(index: number, inside: string, declarations: string): string {
  return declarations && `>:nth-child(${index + 1})${inside}{${declarations}}`;
}

const HEX_COLOR = /^#[\da-f]{3,8}$/i;
const OBJECT_POSITION = /^[\d.% ]+$/;

function appearance({ dominantColor = '', objectPosition = '' }: FirstScreenItem, index: number) {
  const color = HEX_COLOR.test(dominantColor) ? `background-color:${dominantColor};` : '';
  const crop = OBJECT_POSITION.test(objectPosition) ? `object-position:${objectPosition}` : '';
  return rule(index, ' .tb-visual-image', color + crop);
}

/** A length that is not known before there is a width and a root font size. */
interface Length {
  /** Times the column's width; only where that is no number yet. */
  readonly columns: number;
  readonly px: number;
  /** Pixels at a root font size of 16. */
  readonly footer: number;
}

/** A length that is the longest of several: which one shows when there is a width and a root font size. */
type Longest = readonly Length[];

const NOTHING: Longest = [{ columns: 0, px: 0, footer: 0 }];

const round = (value: number): number => Math.round(value * 1e4) / 1e4;

function cssOf({ columns, px, footer }: Length): string {
  const terms = [
    ...(columns ? [`${round(columns)}*var(--w)`] : []),
    ...(footer ? [`${round(footer / 16)}rem`] : []),
    `${round(px)}px`,
  ];
  return terms.length > 1 ? `calc(${terms.join(' + ')})` : (terms[0] ?? '0px');
}

function css(lengths: Longest): string {
  const terms = [...new Set(lengths.map(cssOf))];
  return terms.length > 1 ? `max(${terms.join(',')})` : (terms[0] ?? '0px');
}

function add(lengths: Longest, more: Length): Longest {
  return lengths.map(({ columns, px, footer }) => ({
    columns: columns + more.columns,
    px: px + more.px,
    footer: footer + more.footer,
  }));
}

/** The places of all items for one number of columns; 0 stands for the two of a narrow container. */
function screen(items: readonly FirstScreenItem[], count: number): string {
  const from = count === 0 ? 0 : Math.max(NARROW_BELOW_PX, widthForColumns(count));
  const columns = gridColumns(from);
  const boxAt = (index: number): GridBox => items[index] ?? { ratio: 1, footer: 0 };
  const places = firstScreen(columns, items.length, boxAt);
  const bottoms: Longest[] = Array.from({ length: columns.count }, () => NOTHING);
  const gap: Length = { columns: 0, px: columns.gap, footer: 0 };

  const ruleOf = (index: number): string => {
    const box = boxAt(index);
    const column = places.columns[index] ?? 0;
    const span = Math.min(columns.count, box.span ?? 1);
    const top = bottoms.slice(column, column + span).flat();
    const height = itemLength(box, columns, span);
    bottoms.fill(add(add(top, height), gap), column, column + span);
    // The column's width stays what it is: the item's own height is counted in it.
    const width = span > 1 ? `;inline-size:${widthOf(columns, span)}` : '';
    const place = `--x:${start(columns, column)};--y:${css(top)};--h:${css([height])}`;
    return rule(index, '', place + width);
  };
  const rules = turns(places, items.length).map(ruleOf);
  const all = css(bottoms.flat());
  return `@container tb-grid (width>=${from}px)${untilWidth(count)}{--w:${widthOf(columns, 1)};--all:max(0px,${all} - ${columns.gap}px);--list:${widthOf(columns, columns.count)};${rules.join('')}}`;
}

/** The items in the order in which they are placed: those that a spanning item lets go first before it. */
function turns({ aheads }: ReturnType<typeof firstScreen>, count: number): readonly number[] {
  const order: number[] = [];
  for (let index = 0; index < count; index++) {
    const ahead = aheads[index] ?? 0;
    for (let step = 1; step <= ahead; step++) order.push(index + step);
    order.push(index);
    index += ahead;
  }
  return order;
}

function widthOf(columns: GridColumns, span: number): string {
  if (!isNarrow(columns)) return `${itemWidth(columns, span)}px`;
  return span > 1 ? '100cqw' : `calc(50cqw - ${columns.gap / 2}px)`;
}

function untilWidth(count: number): string {
  if (count === MAX_COLUMNS) return '';
  const width = count === 0 ? NARROW_BELOW_PX : widthForColumns(count + 1);
  return ` and (width<${width}px)`;
}

function itemLength(box: GridBox, columns: GridColumns, span: number): Length {
  const { ratio, footer } = box;
  return isNarrow(columns)
    ? { columns: ratio * span, px: ratio * (span - 1) * columns.gap, footer }
    : { columns: 0, px: visualHeight(box, columns), footer };
}

/** Where a column starts. */
function start(columns: GridColumns, column: number): string {
  return isNarrow(columns) && column > 0
    ? `calc(50cqw + ${columns.gap / 2}px)`
    : `${columnStart(columns, column)}px`;
}
