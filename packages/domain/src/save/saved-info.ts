/** Where the viewer has saved a pin (S1 §3). Exists only on the client. */
export interface SavedInfo {
  readonly boardId?: string | undefined;
  /** Id of the viewer's copy. */
  readonly localPinId?: string | undefined;
  /** Name of the section or board; absent for the profile. */
  readonly title?: string | undefined;
  readonly type: 'board' | 'section' | 'profile';
  /** Path of the board, section or profile. */
  readonly url?: string | undefined;
}
