import { describeConformance } from '@tackboard/conformance';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { samplePage } from '../../test-data/page.js';
import { BlockedLinkModal } from './blocked-link-modal.js';

afterEach(cleanup);

const noop = () => {};
const page = samplePage({ guidelinesUrl: '/community-guidelines/#spam' });

function show(changes: Partial<ComponentProps<typeof BlockedLinkModal>>, inside = page.inside) {
  render(
    inside(
      <BlockedLinkModal
        warning="blocked"
        host="spam.example"
        anchor={null}
        onClose={noop}
        {...changes}
      />,
    ),
  );
  return screen.getByRole('alertdialog', { name: 'Heads up!' });
}

describe('BlockedLinkModal', () => {
  describeConformance(
    <BlockedLinkModal warning="blocked" host="spam.example" anchor={null} onClose={noop} />,
    { element: HTMLDivElement, inside: page.inside, isPopup: true },
  );

  it("shows the blocked host, the server's sentence and a link to the guidelines (S1 §8.5 §8.6)", async () => {
    const onClose = vi.fn();
    const modal = show({ message: 'It was reported as spam.', onClose });
    expect(modal.textContent).toContain('We have blocked this link');
    expect(modal.textContent).toContain('It was reported as spam.');
    expect(screen.getByText('spam.example')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Learn more' }).getAttribute('href')).toBe(
      '/community-guidelines/#spam',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Okay' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['blocked', 'We have blocked this link', 'breaks our spam rules'],
    ['suspicious', 'This link looks suspicious', 'may try to steal your data or money'],
    ['porn', 'This link leads to adult content', 'shows adult content'],
  ] as const)('warns about a %s link (S3 §8)', (warning, label, sentence) => {
    const modal = show({ warning });
    expect(modal.textContent).toContain(label);
    expect(modal.textContent).toContain(`spam.example ${sentence}`);
  });

  it('has no link when the host has no guidelines', () => {
    show({}, samplePage().inside);
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('renders the message of the server as text', () => {
    const modal = show({ message: '<img src=x onerror=alert(1)>' });
    expect(modal.textContent).toContain('<img src=x onerror=alert(1)>');
    expect(modal.querySelector('img')).toBeNull();
  });
});
