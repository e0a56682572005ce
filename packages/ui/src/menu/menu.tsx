'use client';
import { Menu as BaseMenu } from '@base-ui/react/menu';
import { type ElementType, type FocusEvent, forwardRef, type HTMLAttributes } from 'react';
import { withClass } from '../class-name/class-name.js';
import { usePortalContainer } from '../portal/portal-container.js';

/** An item of a menu: a link, or an action. */
export type MenuItem = { readonly name: string; readonly text: string } & (
  | {
      readonly href: string;
      readonly download?: boolean;
      /** Opens the link in a new tab. Browsers ignore `download` for a file of another site. */
      readonly newTab?: boolean;
      /** Called before the link is followed. */
      readonly onSelect?: () => void;
    }
  | { readonly onSelect: () => void }
);

/** Props of {@link Menu} besides the attributes of a `<div>`. */
export interface MenuProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  readonly items: readonly MenuItem[];
  /** The accessible name. */
  readonly label: string;
  /** The button of the menu: the menu opens beside it and returns the focus to it. */
  readonly anchor: HTMLElement | null;
  readonly open: boolean;
  readonly onClose: () => void;
  /**
   * Opened by a key, which focuses the first item. A press focuses the menu itself and highlights no item.
   * @default false
   */
  readonly openedByKey?: boolean;
  /**
   * The edge that is aligned with the anchor's.
   * @default 'end'
   */
  readonly align?: 'start' | 'end';
  /**
   * The link of your router, for items that open a page in this tab.
   * @default 'a'
   */
  readonly link?: ElementType;
}

/** Moves the focus from the menu to its first item when it enters the menu. */
function focusFirstItem({ target, currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
  if (target !== currentTarget || currentTarget.contains(relatedTarget)) return;
  currentTarget.querySelector<HTMLElement>('[role="menuitem"]')?.focus();
}

/**
 * A menu with keyboard navigation. One menu can serve many buttons. Renders a `<div role="menu">` at the end of the page.
 */
export const Menu = forwardRef<HTMLDivElement, MenuProps>(function Menu(
  {
    items,
    label,
    anchor,
    open,
    onClose,
    openedByKey = false,
    align = 'end',
    link: Link = 'a',
    ...rest
  },
  ref,
) {
  const { className, onFocus, ...attributes } = rest;
  const container = usePortalContainer(anchor);
  return (
    <BaseMenu.Root open={open} onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}>
      <BaseMenu.Portal container={container}>
        <BaseMenu.Positioner
          className="tb-menu-place"
          anchor={anchor}
          align={align}
          sideOffset={6}
          collisionPadding={8}
        >
          <BaseMenu.Popup
            {...attributes}
            ref={ref}
            className={withClass('tb-raised tb-menu', className)}
            aria-label={label}
            finalFocus={() => anchor}
            onFocus={(event) => {
              onFocus?.(event);
              if (openedByKey) focusFirstItem(event);
            }}
          >
            {items.map((item) =>
              'href' in item ? (
                <BaseMenu.LinkItem
                  key={item.name}
                  className="tb-menu-item"
                  href={item.href}
                  download={item.download ? '' : undefined}
                  {...(item.newTab && { target: '_blank', rel: 'noopener' })}
                  {...(!item.newTab && !item.download && { render: <Link /> })}
                  onClick={item.onSelect}
                  closeOnClick
                >
                  {item.text}
                </BaseMenu.LinkItem>
              ) : (
                <BaseMenu.Item key={item.name} className="tb-menu-item" onClick={item.onSelect}>
                  {item.text}
                </BaseMenu.Item>
              ),
            )}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  );
});
