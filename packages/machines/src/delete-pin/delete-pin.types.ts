import type { DeletePin, Pin, ReadPin } from '@tackboard/domain';

/** The toast after a delete (S1 §8). */
export interface DeleteToast {
  readonly kind: 'deleted' | 'delete-failed';
  readonly pin: Pin;
}

/** What the chart needs from outside. */
export interface DeletePinPorts {
  readonly deletePin: DeletePin;
  /** Tells whether the pin is still there; rejects with HTTP 404 or 410 when it is not. */
  readonly readPin: ReadPin;
  readonly newKey: () => string;
  readonly isOnline?: () => boolean;
  readonly onToast?: (toast: DeleteToast) => void;
  /** True in the custom activation experiments: no toast is announced (S1 §8). */
  readonly suppressesToasts?: () => boolean;
  /** The pin is gone from the server: lists drop it. */
  readonly onDeleted?: (pin: Pin) => void;
}

/** What an actor starts from: a pin of the viewer's own. */
export interface DeletePinInput {
  readonly pin: Pin;
}

/** The chart's memory. */
export interface DeletePinContext extends DeletePinInput {
  readonly key: string;
  readonly isRefused: boolean;
  readonly isThere: boolean;
}

/** The events of the chart: opening the confirmation, and its two buttons. */
export type DeletePinEvent =
  | { readonly type: 'ASK' }
  | { readonly type: 'CONFIRM' }
  | { readonly type: 'CANCEL' };
