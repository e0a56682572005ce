'use client';
import { Menu as BaseMenu } from '@base-ui/react/menu';
import { type FocusEvent, forwardRef, type HTMLAttributes } from 'react';
import { withClass } from '../class-name/class-name.js';

/** An entry of a menu: a link with `href`, else what happens at a press. */
export type MenuItem = { readonly name: string; readonly text: string } & (
  | { readonly href: string; readonly download?: boolean }
  | { readonly onSelect: () => void }
);

/** What a {@link Menu} takes besides the attributes of a `<div>`. */
export interface MenuProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  readonly items: readonly MenuItem[];
  /** What the menu is called aloud. */
  readonly label: string;
  /** The element that the menu belongs to: it lies beside it, and gives the focus back. */
  readonly anchor: HTMLElement | null;
  readonly open: boolean;
  readonly onClose: () => void;
  /**
   * A key opened it: the focus starts on its first entry. After a press it starts on the menu, and no entry is marked.
   * @default false
   */
  readonly openedByKey?: boolean;
  /**
   * Which of its edges stands where that of the anchor does.
   * @default 'end'
   */
  readonly align?: 'start' | 'end';
}

/** The focus that arrives at the menu from elsewhere goes on to its first entry. */
function goToFirstEntry({ target, currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
  if (target !== currentTarget || currentTarget.contains(relatedTarget)) return;
  currentTarget.querySelector<HTMLElement>('[role="menuitem"]')?.focus();
}

/**
 * A menu beside a button: arrow keys, first letters, Escape, a press elsewhere. One serves any number of buttons. Renders
 * a `<div role="menu">` at the end of the page; needs `menu.css`.
 */
export const Menu = forwardRef<HTMLDivElement, MenuProps>(function Menu(
  { items, label, anchor, open, onClose, openedByKey = false, align = 'end', ...rest },
  ref,
) {
  const { className, onFocus, ...attributes } = rest;
  return (
    <BaseMenu.Root open={open} onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}>
      <BaseMenu.Portal>
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
              if (openedByKey) goToFirstEntry(event);
            }}
          >
            {items.map((item) =>
              'href' in item ? (
                <BaseMenu.LinkItem
                  key={item.name}
                  className="tb-menu-item"
                  href={item.href}
                  download={item.download ? '' : undefined}
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
