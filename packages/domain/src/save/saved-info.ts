/** Where the viewer has just saved a pin; made and kept by the client (S1 §3). */
export interface SavedInfo {
  readonly boardId?: string;
  /** The id of the viewer's own copy. */
  readonly localPinId?: string;
  readonly title?: string;
  /** `board`, `section` or `profile`. */
  readonly type?: 'board' | 'section' | 'profile';
  /** The path to it. */
  readonly url?: string;
}
