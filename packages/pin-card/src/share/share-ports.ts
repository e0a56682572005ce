import type { ListPage, ReadOptions, SendObject, User, WriteOptions } from '@tackboard/domain';

/** Asks for people that a pin can be sent to; without a query those whom the viewer is likeliest to mean. */
export interface ListPeopleRequest {
  readonly query?: string;
  readonly bookmark?: string;
}

/** Lists people that a pin can be sent to. A person without an id is not shown: nothing could be sent. */
export type ListPeople = (
  request: ListPeopleRequest,
  options: ReadOptions,
) => Promise<ListPage<User>>;

/** Asks for a pin to be sent to a person. */
export interface SendPinRequest {
  readonly object: SendObject;
  readonly receiverId: string;
}

/** Sends a pin to a person. A retry carries the key of the first attempt, so that nothing is sent twice. */
export type SendPin = (request: SendPinRequest, options: WriteOptions) => Promise<void>;

/** What the device is asked to share. `url` is a whole address. */
export interface ShareRequest {
  readonly url: string;
  readonly title: string;
}

/** Hands an address to the device, as `navigator.share` does; rejects with an `AbortError` when the person thought better. */
export type NativeShare = (request: ShareRequest) => Promise<void>;
