/** A surface on the page of messages. */
export interface SurfaceRow<Key extends string = string> {
  /** `placement:experience` of its seeded message. */
  readonly key: Key;
  /** It shows at a part of the sample page. */
  readonly needsStage: boolean;
}

const row = <const Key extends string>(key: Key) => ({ key, needsStage: false }) as const;
const staged = <const Key extends string>(key: Key) => ({ key, needsStage: true }) as const;

/** The surfaces of S2, in the order of their layers. Those of a group share a layer, and so take turns. */
export const SURFACE_GROUPS = [
  {
    id: 'flow',
    rows: [
      row('1000500:502597'),
      row('1000162:500863'),
      row('1000162:501200'),
      row('1000162:501153'),
      row('1000162:501201'),
      row('1000069:502401'),
      row('1000300:502527'),
      row('1000301:503755'),
      row('1000302:501310'),
      row('1000303:501311'),
      row('1000310:501401'),
      row('1000311:501402'),
      row('1000312:501403'),
      row('1000313:501404'),
      row('1000410:502301'),
    ],
  },
  {
    id: 'anchored',
    rows: [
      staged('1000330:501041'),
      staged('1000331:505086'),
      staged('1000332:501061'),
      staged('1000340:501701'),
      staged('1000350:501801'),
      staged('1000360:501901'),
    ],
  },
  {
    id: 'bottom',
    rows: [
      row('1000370:502001'),
      row('1000380:502722'),
      row('1000421:501601'),
      row('1000422:501602'),
    ],
  },
  {
    id: 'dialog',
    rows: [row('1000320:501501'), row('1000321:501502')],
  },
  {
    id: 'toast',
    rows: [row('1000390:502101'), staged('1000400:502201')],
  },
] as const satisfies readonly { readonly id: string; readonly rows: readonly SurfaceRow[] }[];

/** A layer of surfaces. */
export type GroupId = (typeof SURFACE_GROUPS)[number]['id'];

/** The key of a surface's seeded message. */
export type RowKey = (typeof SURFACE_GROUPS)[number]['rows'][number]['key'];
