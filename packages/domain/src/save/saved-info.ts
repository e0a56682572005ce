/** Where the viewer has just saved a pin (S1 §3). Exists only on the client. */
export interface SavedInfo {
  readonly boardId?: string;
  /** Id of the viewer's copy. */
  readonly localPinId?: string;
  readonly title?: string;
  /** `board`, `section` or `profile`. */
  readonly type?: 'board' | 'section' | 'profile';
  /** Path of the board, section or profile. */
  readonly url?: string;
}
