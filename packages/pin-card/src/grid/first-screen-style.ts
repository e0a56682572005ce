import type { Pin } from '@tackboard/domain';
import {
  FIRST_SCREEN_ITEMS,
  firstScreen,
  type HeightsIn,
  isNarrow,
  itemHeight,
  type ItemSize,
  itemWidth,
  visualHeight,
} from './item-size.js';
import {
  columnStart,
  type GridColumns,
  gridColumns,
  MAX_COLUMNS,
  MIN_COLUMNS,
  NARROW_BELOW_PX,
  widthForColumns,
} from './layout.js';

/** What the style sheet of a grid's first screen is computed from. */
export interface FirstScreenProps {
  /** The `data-grid` attribute of the list. */
  readonly gridId: string;
  readonly pins: readonly Pin[];
  readonly itemSize: (pin: Pin) => ItemSize;
  readonly orderTolerance: number | undefined;
  readonly nonce: string | undefined;
}

/** An item of the first screen: its size, and the styles of its image. */
export interface FirstScreenItem extends ItemSize {
  /** `#rrggbb`, shown while the image loads. */
  readonly dominantColor?: string | undefined;
  /** `object-position` of a cropped image. */
  readonly objectPosition?: string | undefined;
}

/**
 * The style sheet that places the first screen of a grid at every width, until the page hydrates. A server does not know
 * the width, and a strict Content-Security-Policy drops `style` attributes. `gridId` is the list's `data-grid`.
 */
export function firstScreenStyle(
  gridId: string,
  items: readonly FirstScreenItem[],
  orderTolerance?: number,
): string {
  const shown = items.slice(0, FIRST_SCREEN_ITEMS);
  const rulesFor = (count: number) => screen(shown, count, orderTolerance);
  const rules = [...shown.map(appearance), rulesFor(0)];
  for (let count = MIN_COLUMNS; count <= MAX_COLUMNS; count++) rules.push(rulesFor(count));
  return `[data-grid="${gridId}"]{${rules.join('')}}`;
}

/** A rule for one item, nested in the rule of its list. */
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

/** A length that depends on the width of the container and the root font size. */
interface Length {
  /** A multiple of the column's width; 0 where that width is known in pixels. */
  readonly columns: number;
  readonly px: number;
  /** Pixels at a root font size of 16. */
  readonly footer: number;
}

/** The maximum of several lengths. */
type MaxLength = readonly Length[];

const NOTHING: MaxLength = [{ columns: 0, px: 0, footer: 0 }];

const round = (value: number): number => Math.round(value * 1e4) / 1e4;

function cssOf({ columns, px, footer }: Length): string {
  const terms = [
    ...(columns ? [`${round(columns)}*var(--w)`] : []),
    ...(footer ? [`${round(footer / 16)}rem`] : []),
    `${round(px)}px`,
  ];
  return terms.length > 1 ? `calc(${terms.join(' + ')})` : (terms[0] ?? '0px');
}

function css(lengths: MaxLength): string {
  const terms = [...new Set(lengths.map(cssOf))];
  return terms.length > 1 ? `max(${terms.join(',')})` : (terms[0] ?? '0px');
}

function add(lengths: MaxLength, more: Length): MaxLength {
  return lengths.map(({ columns, px, footer }) => ({
    columns: columns + more.columns,
    px: px + more.px,
    footer: footer + more.footer,
  }));
}

/** The rules for one number of columns; 0 is a narrow container, with two columns. */
function screen(
  items: readonly FirstScreenItem[],
  count: number,
  orderTolerance: number | undefined,
): string {
  const from = count === 0 ? 0 : Math.max(NARROW_BELOW_PX, widthForColumns(count));
  const columns = gridColumns(from, orderTolerance);
  const heightsIn: HeightsIn = (nominal, rootScale) => (index) =>
    itemHeight(items[index]!, nominal, rootScale);
  const spanAt = (index: number) => items[index]!.span ?? 1;
  const places = firstScreen(columns, items.length, heightsIn, spanAt);
  const bottoms: MaxLength[] = Array.from({ length: columns.count }, () => NOTHING);
  const gap: Length = { columns: 0, px: columns.gap, footer: 0 };

  const ruleOf = (index: number): string => {
    const box = items[index]!;
    const column = places.columns[index]!;
    const span = places.spans[index]!;
    const top = bottoms.slice(column, column + span).flat();
    const height = itemLength(box, columns, span);
    bottoms.fill(add(add(top, height), gap), column, column + span);
    // `--w` stays the width of one column, in which heights are computed.
    const width = span > 1 ? `;inline-size:${widthOf(columns, span)}` : '';
    const place = `--x:${columnOffset(columns, column)};--y:${css(top)};--h:${css([height])}`;
    return rule(index, '', place + width);
  };
  const rules = placingOrder(places, items.length).map(ruleOf);
  const all = css(bottoms.flat());
  return `@container tb-grid (width>=${from}px)${untilWidth(count)}{--w:${widthOf(columns, 1)};--all:max(0px,${all} - ${columns.gap}px);--list:${widthOf(columns, columns.count)};${rules.join('')}}`;
}

/** The indices in the order in which the items were placed: some are placed before a spanning item. */
function placingOrder(
  { lookaheads }: ReturnType<typeof firstScreen>,
  count: number,
): readonly number[] {
  const order: number[] = [];
  for (let index = 0; index < count; index++) {
    const ahead = lookaheads[index]!;
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

function itemLength(box: ItemSize, columns: GridColumns, span: number): Length {
  const { ratio, footer } = box;
  return isNarrow(columns)
    ? { columns: ratio * span, px: ratio * (span - 1) * columns.gap, footer }
    : { columns: 0, px: visualHeight(ratio, span, columns), footer };
}

/** The offset of a column from the inline start. */
function columnOffset(columns: GridColumns, column: number): string {
  return isNarrow(columns) && column > 0
    ? `calc(50cqw + ${columns.gap / 2}px)`
    : `${columnStart(columns, column)}px`;
}
