/** A row of the tour: what the kit does, where the demo shows it, and the test that starts there. */
export interface Feature<Id extends string = string> {
  readonly id: Id;
  readonly title: string;
  readonly text: string;
  /** The path of its page. `{dune-study}` stands for the id of a seeded pin, `{board:marenkjaer/boats}` for that of a board. */
  readonly path: string;
  /** The username of the person who sees it. Default: a visitor. */
  readonly as?: string;
  /** Whether it shows to everybody alike, so that nobody has to log in or out. Default: false. */
  readonly isForEverybody?: boolean;
  /** Why the link alone does not show it, such as the width of the window. */
  readonly note?: string;
  /** The id of its story in Storybook; absent for what has no look. */
  readonly story?: string;
  /** The end-to-end test that starts from its link: the name of a file in `e2e`, without `.spec.ts`. */
  readonly flow: string;
}

/** The features of one package. */
export interface FeatureGroup<Id extends string = string> {
  /** The package, without the scope. */
  readonly name: string;
  readonly features: readonly Feature<Id>[];
}
