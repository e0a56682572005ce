import type { ComponentType } from 'react';

/** What every popup, dialog and sheet of a page is given. */
export interface LayerProps {
  /** The element that it belongs to and lies beside; null: it belongs to the page. */
  readonly anchor: HTMLElement | null;
  /** Takes it away. The focus goes back to where it was. */
  readonly onClose: () => void;
}

/** A popup, dialog or sheet that is fetched when it is opened. */
export interface Layer<Props extends object> {
  readonly load: () => Promise<ComponentType<Props & LayerProps>>;
  readonly props: Props;
  readonly anchor?: HTMLElement;
  /** Called once it is gone, however that came. */
  readonly onClosed?: () => void;
}

/** Opens a layer in place of the one that is open, and returns what takes it away. */
export type OpenLayer = <Props extends object>(layer: Layer<Props>) => () => void;
