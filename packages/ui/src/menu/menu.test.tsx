import { describeConformance } from '@tackboard/conformance';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Menu } from './menu.js';

afterEach(cleanup);

const anchor = document.createElement('button');
document.body.append(anchor);
const nothing = () => {};

describe('Menu', () => {
  describeConformance(
    <Menu
      open
      anchor={anchor}
      label="More options"
      onClose={nothing}
      items={[{ name: 'hide', text: 'Hide Pin', onSelect: nothing }]}
    />,
    { element: HTMLDivElement, isPopup: true },
  );

  it('has links and actions, and closes after both', async () => {
    const onSelect = vi.fn();
    const onDownload = vi.fn();
    const onClose = vi.fn();
    render(
      <Menu
        open
        anchor={anchor}
        label="More options"
        onClose={onClose}
        items={[
          {
            name: 'image',
            text: 'Download image',
            href: '/image.jpg',
            download: true,
            onSelect: onDownload,
          },
          { name: 'hide', text: 'Hide Pin', onSelect },
        ]}
      />,
    );
    const link = screen.getByRole('menuitem', { name: 'Download image' });
    link.addEventListener('click', (event) => event.preventDefault());
    expect(link.getAttribute('href')).toBe('/image.jpg');
    expect(link.hasAttribute('download')).toBe(true);
    await userEvent.click(link);
    expect(onDownload).toHaveBeenCalledTimes(1);
    onClose.mockClear();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Hide Pin' }));
    expect(onSelect).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  });

  it('follows items that open a page in this tab with the link of a router', () => {
    const Link = (props: Readonly<Record<string, unknown>>) => (
      <a data-router {...props}>
        {props['children'] as string}
      </a>
    );
    const items = [
      { name: 'edit', text: 'Edit Pin', href: '/pin/7/edit/' },
      { name: 'image', text: 'Download image', href: '/image.jpg', download: true },
      { name: 'tab', text: 'Open the picture', href: '/image.jpg', newTab: true },
    ];
    render(<Menu open anchor={anchor} label="More" onClose={nothing} items={items} link={Link} />);
    const links = screen.getAllByRole('menuitem');
    expect(links.map((link) => [link.getAttribute('href'), 'router' in link.dataset])).toEqual([
      ['/pin/7/edit/', true],
      ['/image.jpg', false],
      ['/image.jpg', false],
    ]);
  });
});
