import type {
  BulkEdit,
  CheckLink,
  CreateBoard,
  KeyValueStore,
  ListBoards,
  ListSections,
  PostUpload,
  ReadUploads,
  RequestUploadSlot,
} from '@tackboard/domain';

/**
 * The calls that single parts need besides saving. A page gives those of the parts that it shows; a part without its
 * call says what to add.
 */
export interface TackboardPorts {
  /** Lists the boards that a pin can be saved to; the board picker needs it. */
  readonly listBoards?: ListBoards;
  /** Lists the sections of a board; without it the board picker offers boards alone. */
  readonly listSections?: ListSections;
  /** Makes a board; without it the board picker offers no new one. */
  readonly createBoard?: CreateBoard;
  /** Asks whether a link that leaves the site may be opened (S3 §4.1). */
  readonly checkLink?: CheckLink;
  /** Moves, copies or deletes many pins at once; the organise bar needs it. */
  readonly bulkEdit?: BulkEdit;
  /** Asks for a place to upload a picture to. */
  readonly requestUploadSlot?: RequestUploadSlot;
  /** Posts a picture to its place. */
  readonly postUpload?: PostUpload;
  /** Reads how uploads stand. */
  readonly readUploads?: ReadUploads;
  /** Keeps small texts over visits, such as when an upsell was shown. */
  readonly storage?: KeyValueStore;
}
