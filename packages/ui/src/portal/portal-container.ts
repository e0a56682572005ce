'use client';
import { type Context, createContext, useContext } from 'react';

/** Where dialogs, menus, popovers and tooltips are rendered. */
export type PortalTarget = HTMLElement | ShadowRoot;

/** Provides the container of popups; undefined: {@link containerOf} their anchor. */
export const PortalContainer: Context<PortalTarget | undefined> = createContext<
  PortalTarget | undefined
>(undefined);

/** The shadow root or the body that an element is in; undefined for the body of this window. */
export function containerOf(element: Element | null | undefined): PortalTarget | undefined {
  const root = element?.getRootNode();
  if (!element || !root) return undefined;
  // Not instanceof: an element of a frame has classes of its own.
  if ('host' in root) return root as ShadowRoot;
  const { body } = element.ownerDocument;
  return body === document.body ? undefined : body;
}

/** Returns the container of a popup beside an element. */
export function usePortalContainer(anchor?: Element | null): PortalTarget | undefined {
  const given = useContext(PortalContainer);
  return given ?? containerOf(anchor);
}
