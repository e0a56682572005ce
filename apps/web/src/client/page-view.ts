/** The numbers of a page in tracking events (S1 §7). */
interface PageView {
  readonly viewType: number;
  readonly viewParameter: number;
}

const OTHER: PageView = { viewType: 605, viewParameter: 3375 };

/**
 * Numbers of S1 §9, and of S3 §4.2 for close-ups and news. Which page has which is not shown: the choice is the demo's.
 */
const VIEWS: Readonly<Record<string, PageView>> = {
  home: { viewType: 210, viewParameter: 92 },
  closeup: { viewType: 3, viewParameter: 140 },
  board: { viewType: 5, viewParameter: 43 },
  section: { viewType: 5, viewParameter: 4079 },
  profile: { viewType: 606, viewParameter: 3070 },
  search: { viewType: 605, viewParameter: 3475 },
  notifications: { viewType: 605, viewParameter: 3082 },
};

/** Returns the view type and parameter of a page by its kind (S1 §7). */
export const pageView = (kind = ''): PageView => VIEWS[kind] ?? OTHER;
