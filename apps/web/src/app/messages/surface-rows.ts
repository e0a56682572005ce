/** A surface on the page of messages. */
export interface SurfaceRow {
  /** `placement:experience` of its seeded message. */
  readonly key: string;
  readonly name: string;
  readonly purpose: string;
  /** It shows at a part of the sample page. */
  readonly needsStage?: boolean;
}

/** Surfaces that share a layer, and so take turns. */
export interface SurfaceGroup {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly rows: readonly SurfaceRow[];
}

const row = (key: string, name: string, purpose: string): SurfaceRow => ({ key, name, purpose });

const staged = (...args: Parameters<typeof row>): SurfaceRow => ({
  ...row(...args),
  needsStage: true,
});

/** The surfaces of S2, in the order of their layers. */
export const SURFACE_GROUPS: readonly SurfaceGroup[] = [
  {
    id: 'flow',
    title: 'In the flow of the page',
    text: 'Soft banners under the header. One hero shows at a time; the cookie question goes first. One that comes later waits until the pointer and the focus are on nothing, so that nothing moves away from you.',
    rows: [
      row(
        '1000500:502597',
        'Cookie banner',
        'Asks which cookies may be used, and keeps the choice.',
      ),
      row('1000162:500863', 'Welcome back', 'Greets a person by name, with one button.'),
      row('1000162:501200', 'Hero banner', 'Announces something, to try or to put off.'),
      row(
        '1000162:501153',
        'Hero banner, complete only',
        'Teaches one step. It comes by itself to people without a board.',
      ),
      row('1000162:501201', 'Hero banner, dismiss only', 'Informs, and asks for nothing.'),
      row(
        '1000069:502401',
        'Cards without footers',
        'Hides the footers of Pins while it is pending.',
      ),
      row('1000300:502527', 'Metrics banner', 'Reports figures. It comes by itself to merchants.'),
      row(
        '1000301:503755',
        'Business upgrade',
        'Offers a business account: a banner with a picture beside it.',
      ),
      row('1000302:501310', 'Banner, one line', 'Invites in one line, with a close sign.'),
      row('1000303:501311', 'Banner, panel', 'Shows a picture, with links inside its sentence.'),
      row('1000310:501401', 'Callout, neutral', 'Points to work that waits.'),
      row('1000311:501402', 'Callout, warning', 'Warns before something goes wrong.'),
      row('1000312:501403', 'Callout, error', 'Says what failed, and where to look.'),
      row('1000313:501404', 'Callout, info', 'Explains what changed.'),
      row(
        '1000410:502301',
        "A surface of the demo's own",
        'Shows how a host adds a surface with its own schema.',
      ),
    ],
  },
  {
    id: 'anchored',
    title: 'Beside a part of the page',
    text: 'One at a time, and only while the part that it points at is in view.',
    rows: [
      staged('1000330:501041', 'Pulsar and tooltip', 'Draws the eye to Save; a tap says why.'),
      staged(
        '1000331:505086',
        'Tooltip',
        'Explains a control. It goes by itself after 12 seconds.',
      ),
      staged(
        '1000332:501061',
        'Thumbnails',
        'Shows three ideas, and leaves 3 seconds after the first scroll.',
      ),
      staged('1000340:501701', 'Flyout', 'Points at a part of the page, with one button.'),
      staged(
        '1000350:501801',
        'Popover',
        'Says one sentence, and leaves 1.5 seconds after a scroll.',
      ),
      staged('1000360:501901', 'Education popover', 'Teaches after 2 seconds.'),
    ],
  },
  {
    id: 'bottom',
    title: 'At the bottom',
    text: 'One at a time, above the edge of the window.',
    rows: [
      row('1000370:502001', 'Upsell', 'Invites to follow topics, with a picture.'),
      row('1000380:502722', 'Location upsell', 'Asks for a country.'),
      row(
        '1000421:501601',
        'Survey',
        'Asks first, then opens its frame from another origin. It waits while you build a Pin.',
      ),
      row('1000422:501602', 'Survey on leaving', 'Holds the next link back once, then follows it.'),
    ],
  },
  {
    id: 'dialog',
    title: 'Dialogs',
    text: 'One at a time; messages beside the page close, those at the bottom wait.',
    rows: [
      row('1000320:501501', 'Modal, wide picture', 'Type 14: one thing that is worth a pause.'),
      row(
        '1000321:501502',
        'Modal, upright picture',
        'Type 26: the same, after its delay of 1.5 seconds.',
      ),
    ],
  },
  {
    id: 'toast',
    title: 'Toasts and search',
    text: "The product's own voice, and a word that lights up.",
    rows: [
      row(
        '1000390:502101',
        'Toast',
        'Confirms what happened, for 4 seconds; the pointer stops them.',
      ),
      staged(
        '1000400:502201',
        'Search delight',
        'Colours a search for terrazzo, rainbow or spring.',
      ),
    ],
  },
];
