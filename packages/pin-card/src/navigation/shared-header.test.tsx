import { describeConformance } from '@tackboard/conformance';
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { samplePage } from '../../test-data/page.js';
import { SharedHeader } from './shared-header.js';

afterEach(cleanup);

const sender = { firstName: 'Lena', imageMediumUrl: '/lena.jpg' };

function show(invite: Parameters<typeof SharedHeader>[0]['invite']) {
  return render(samplePage().inside(<SharedHeader invite={invite} />)).container;
}

describe('SharedHeader', () => {
  describeConformance(<SharedHeader invite={{ sender }} />, {
    element: HTMLDivElement,
    inside: samplePage().inside,
  });

  it('shows who sent the invite (S1 §2.28)', () => {
    const container = show({ sender });
    expect(container.textContent).toContain('Lena invited you');
    expect(container.querySelector('img')?.getAttribute('src')).toBe('/lena.jpg');
  });

  it('cuts the first name at 30 characters, without an ellipsis (S1 §5)', () => {
    const long = 'Wolfeschlegelsteinhausenbergerdorff';
    const text = show({ sender: { firstName: long } }).querySelector('p')?.textContent;
    expect(text).toBe('Wolfeschlegelsteinhausenberger invited you');
  });

  it('shows initials in place of a generated profile image (S1 §3)', () => {
    const container = show({ sender: { ...sender, isDefaultImage: true } });
    expect(container.querySelector('img')).toBeNull();
    expect(container.querySelector('.tb-avatar')?.textContent).toBe('L');
  });

  it.each([
    ['there is no invite', null],
    ['the lookup is pending', undefined],
    ['the sender has no name', { sender: { firstName: ' ' } }],
  ])('renders nothing when %s (S3 §4.6.1 §4.6.4)', (_, invite) => {
    expect(show(invite).querySelector('.tb-shared-header')).toBeNull();
  });
});
