import type { ClientCalls } from '@tackboard/api-client';
import { type Expected, type FollowTable, PROFILE, savesValue, type State } from './model.ts';

/** What a client may write to: nobody else writes to any of it. */
export interface Territory {
  readonly userId: string;
  readonly pins: readonly string[];
  readonly hidden: readonly string[];
  /** Pins that the user published. */
  readonly published: readonly string[];
  readonly boards: readonly string[];
  readonly people: readonly string[];
  readonly topics: readonly string[];
  /** The beginning of the names of new boards. */
  readonly boardName: string;
}

type Options = { readonly idempotencyKey: string };

/** One write: how it is sent, and what is expected once it is acknowledged. */
export interface Action {
  readonly name: string;
  readonly state: State;
  /** May be called again: with the same key, or without one. */
  readonly send: (calls: ClientCalls, options: Options) => Promise<unknown>;
  /** Called once, with the result of the acknowledged request. */
  readonly apply: (result: unknown) => void;
}

/** Chooses a number below `below`. */
export type Choose = (below: number) => number;

interface Saves {
  readonly places: Set<string>;
  copiesEver: number;
}

/** Creates the source of a client's random writes, and the states that they lead to. */
export function createActions(territory: Territory, choose: Choose) {
  const { userId } = territory;
  const saves = new Map<string, Saves>();
  const flags = new Map<string, Expected>();
  const boards: string[] = [];
  const names = new Map<string, Expected>();

  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[choose(items.length)];
    if (item === undefined) throw new RangeError('There is nothing to choose from.');
    return item;
  };
  const savesOf = (pinId: string): Saves => {
    const known = saves.get(pinId) ?? { places: new Set<string>(), copiesEver: 0 };
    saves.set(pinId, known);
    return known;
  };
  const setFlag = (state: State, isOn: boolean): void => {
    flags.set(JSON.stringify(state), { state, value: isOn ? '1' : '0' });
  };

  const save = (): Action => {
    const pinId = pick(territory.pins);
    const place = pick([PROFILE, ...boards]);
    return {
      name: 'save',
      state: { kind: 'saves', userId, pinId },
      send: (calls, options) =>
        calls.savePin({ pinId, ...(place === PROFILE ? {} : { boardId: place }) }, options),
      apply: () => {
        const known = savesOf(pinId);
        if (!known.places.has(place)) known.copiesEver += 1;
        known.places.add(place);
      },
    };
  };

  const unsave = (): Action => {
    const ever = [...saves].filter(([, { copiesEver }]) => copiesEver > 0);
    if (ever.length === 0) return save();
    const [pinId, known] = pick(ever);
    return {
      name: 'delete',
      state: { kind: 'saves', userId, pinId },
      send: (calls, options) => calls.unsavePin({ pinId }, options),
      apply: () => known.places.clear(),
    };
  };

  const move = (): Action => {
    const movable = [...saves].filter(([, { places }]) => [...places].some((p) => p !== PROFILE));
    if (movable.length === 0 || boards.length < 2) return save();
    const [pinId, known] = pick(movable);
    const from = pick([...known.places].filter((place) => place !== PROFILE));
    const to = pick(boards.filter((board) => board !== from));
    const request = { action: 'bulkMove', boardId: from, pinIds: [pinId] } as const;
    return {
      name: 'move',
      state: { kind: 'saves', userId, pinId },
      send: (calls, options) => calls.bulkEditPins({ ...request, targetBoardId: to }, options),
      apply: () => {
        known.places.delete(from);
        known.places.add(to);
      },
    };
  };

  const follow = (): Action => {
    const table = pick<FollowTable>(['board_follows', 'user_follows', 'topic_follows']);
    const targets = {
      board_follows: territory.boards,
      user_follows: territory.people,
      topic_follows: territory.topics,
    };
    const id = pick(targets[table]);
    const isFollowed = choose(3) > 0;
    const state: State = { kind: 'follow', userId, table, id };
    const send: Action['send'] = (calls, options) => {
      if (table === 'board_follows') return calls.followBoard({ boardId: id, isFollowed }, options);
      if (table === 'user_follows') return calls.followUser({ userId: id, isFollowed }, options);
      return calls.followTopic({ topicId: id, isFollowed }, options);
    };
    return { name: 'follow', state, send, apply: () => setFlag(state, isFollowed) };
  };

  const hide = (): Action => {
    const pinId = pick(territory.hidden);
    const isHidden = choose(3) > 0;
    const state: State = { kind: 'hidden', userId, pinId };
    const request = { pinId, place: { kind: 'default' }, isHidden } as const;
    return {
      name: 'hide',
      state,
      send: (calls, options) => calls.hidePin(request, options),
      apply: () => setFlag(state, isHidden),
    };
  };

  let boardNumber = 0;
  const createBoard = (): Action => {
    boardNumber += 1;
    const name = `${territory.boardName} ${boardNumber}`;
    const state: State = { kind: 'board', userId, name };
    return {
      name: 'board',
      state,
      // With a key the response is the stored one; without it the existing board is returned.
      send: (calls, options) =>
        calls.createBoard({ name, returnExisting: options.idempotencyKey === '' }, options),
      apply: (result) => {
        boards.push((result as { readonly id: string }).id);
        names.set(name, { state, value: '1' });
      },
    };
  };

  /** Unsaving a pin that the viewer published and never saved: it must stay. */
  const unsavePublished = (): Action => {
    const pinId = pick(territory.published);
    return {
      name: 'delete of a published pin',
      state: { kind: 'saves', userId, pinId },
      send: (calls, options) => calls.unsavePin({ pinId }, options),
      apply: () => undefined,
    };
  };

  const chances: readonly (() => Action)[] = [
    ...Array.from({ length: 6 }, () => save),
    ...Array.from({ length: 4 }, () => unsave),
    ...Array.from({ length: 4 }, () => move),
    ...Array.from({ length: 3 }, () => follow),
    ...Array.from({ length: 2 }, () => hide),
    createBoard,
    ...(territory.published.length === 0 ? [] : [unsavePublished]),
  ];

  return {
    next: (): Action => pick(chances)(),
    /** Every state that an acknowledged write has led to. */
    expected: (): Expected[] => [
      ...[...saves].map(([pinId, { places, copiesEver }]): Expected => ({
        state: { kind: 'saves', userId, pinId },
        value: savesValue(places, copiesEver),
      })),
      ...flags.values(),
      ...names.values(),
    ],
  };
}
