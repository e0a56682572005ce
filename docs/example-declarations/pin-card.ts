import type {
  Board,
  BoardSection,
  Clock,
  Invite,
  Pin,
  Surface,
  TackboardCalls,
  User,
  Viewer,
} from '@tackboard/domain';
import type { BoardInvitation, BoardsQuery } from '@tackboard/pin-card/boards';
import type { Client } from '@tackboard/api-client';
export { browserPorts, createCalls, createClient } from '@tackboard/api-client';
import type { CardLinkProps, GridSnapshot, TackboardOptions } from '@tackboard/pin-card';

export type {
  Board,
  CardContext,
  Pin,
  SaveRequest,
  SaveResponse,
  Surface,
  WriteOptions,
} from '@tackboard/domain';
export { german } from '@tackboard/domain/words/de';
export {
  AnnotationPills,
  PinCloseup,
  RepinConfirmation,
  RepinPicker,
  SeoPanel,
} from '@tackboard/pin-card/closeup';
export { movedFrom } from '@tackboard/domain';
export { pinPath } from '@tackboard/routes/paths';
export {
  CardOverlay,
  createTackboard,
  DomainChip,
  type GridSnapshot,
  type MeasureFooters,
  MoreButton,
  PinBadges,
  PinCard,
  PinCardRoot,
  PinFooter,
  PinGrid,
  PinTitle,
  PinVisual,
  SaveButton,
  TackboardProvider,
  useAppUpsell,
  useGate,
  useImpression,
  useOutboundLink,
  useRightClickTracking,
  WhyThisAdButton,
} from '@tackboard/pin-card';
export { FindText } from '@tackboard/pin-card/find';
export { BoardForm, PinForm } from '@tackboard/pin-card/forms';
export {
  BoardActions,
  BoardHeader,
  BoardInvitations,
  BoardPicker,
  BoardSections,
  ProfileBoards,
  ProfileContent,
  ProfileHeader,
  ProfileTabs,
} from '@tackboard/pin-card/boards';
export { DebugPanel } from '@tackboard/pin-card/debug';
export { DeletePinButton, OrganiseBar, OrganisePins } from '@tackboard/pin-card/organise';
export { jsonLdText, pinJsonLd } from '@tackboard/pin-card/json-ld';
export {
  NavigationFooter,
  NavigationHeader,
  SharedHeader,
  TuneLink,
} from '@tackboard/pin-card/navigation';
export { ShareButton, ShareTurns } from '@tackboard/pin-card/share';
export { Button, SearchField } from '@tackboard/ui';
export { usePinSave } from '@tackboard/machines/react';
export { hydrateRoot } from 'react-dom/client';
export { renderToString } from 'react-dom/server';
export { useEffect, useMemo, useRef, useState } from 'react';
export type { ReactNode, Ref, RefObject } from 'react';
export interface ProvidersProps {
  readonly viewer: Viewer;
  readonly now: number;
  readonly children: React.ReactNode;
}
export interface PageData {
  readonly viewer: Viewer;
  readonly now: number;
  readonly pins: readonly Pin[];
}
export declare const viewer: Viewer;
export declare const tell: (pin: Pin) => void;
export declare const tellEditor: (pin: Pin) => void;
export declare const openPicker: (pinId: string) => void;
export declare const openLightbox: (pin: Pin) => void;
export declare const calls: TackboardCalls;
export declare const now: number;
export declare const defaultBoard: Board;
export declare const words: NonNullable<TackboardOptions['words']>;
export declare const nonce: string;
export declare const timing: { showDelayMs: number; durationMs: number; fadeMs: number };
export declare const client: Client;
export declare const clock: Clock;
export declare const element: HTMLElement;
export declare const attach: () => void;
export declare const detach: () => void;
export declare const play: () => Promise<void>;
export declare const pause: () => void;
export declare const timeS: () => number;
export declare const onChange: () => void;
export declare const view: { viewType: number; viewParameter: number };
export declare const surface: Surface;
export declare const anchor: HTMLElement;
export declare const pin: Pin;
export declare const pins: readonly Pin[];
export declare const ids: readonly string[];
export declare const saved: Pin;
export declare const board: Board & { readonly id: string };
export declare const boardId: string;
export declare const boards: readonly Board[];
export declare const sections: readonly BoardSection[];
export declare const person: User;
export declare const collaborators: readonly User[];
export declare const invitations: readonly BoardInvitation[];
export declare const query: BoardsQuery;
export declare const originalPinId: string | undefined;
export declare const openBoard: () => void;
export declare const setQuery: (query: BoardsQuery) => void;
export declare const leave: () => void;
export declare const navigate: (path: string) => void;
export declare const snapshot: GridSnapshot;
export declare const heights: readonly number[];
export declare const fetchPins: () => Promise<readonly Pin[]>;
export declare const fetchFeed: (
  bookmark?: string,
  options?: { signal?: AbortSignal },
) => Promise<{ pins: readonly Pin[]; bookmark?: string }>;
export declare const invite: Invite;
export declare const isInstalled: boolean;
export declare const isLoading: boolean;
export declare const hasMore: boolean;
export declare const hasDebugFlag: boolean;
export declare const loadMore: () => void;
export declare const loader: () => Promise<{ viewer: Viewer; now: number }>;
export declare const useLoaderData: <Loader extends () => Promise<unknown>>() => Awaited<
  ReturnType<Loader>
>;
export declare const Outlet: React.ComponentType;
export declare const router: { push(path: string): void };
export declare const RouterLink: React.ComponentType<CardLinkProps>;
export declare const log: (event: unknown) => void;
export declare const report: (error: unknown) => void;
export declare const refetch: () => void;
export declare const follow: () => void;
export declare const goBack: () => void;
export declare const logIn: () => void;
export declare const signUp: () => void;
export declare const move: (board: Board, section?: { id?: string }) => void;
export declare const openDialog: (object: unknown) => void;
export declare const openMessages: (button: HTMLElement) => void;
export declare const openReport: (pin: Pin) => void;
export declare const openStore: () => void;
export declare const saveBoard: (values: unknown, key: string) => Promise<void>;
export declare const savePin: (values: unknown, options: unknown) => Promise<void>;
export declare const term: string;
export declare const setTerm: (term: string) => void;
