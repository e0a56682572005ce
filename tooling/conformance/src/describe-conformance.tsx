import { act, cleanup, render } from '@testing-library/react';
import { cloneElement, createRef, type ReactElement, type ReactNode, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { nestedInteractive } from './nested-interactive.js';

/** What a component is tested with. */
export interface Conformance {
  /** The class of the element that the component renders, such as `HTMLButtonElement`. */
  readonly element: new () => Element;
  /** What has to stand around it, such as a provider. */
  readonly inside?: (children: ReactNode) => ReactElement;
  /**
   * It opens over the page: it stands at the end of the document, and a server renders nothing of it.
   * @default false
   */
  readonly isPopup?: boolean;
}

interface AnyProps {
  readonly className?: string;
  readonly [name: string]: unknown;
}

const TEST_ID = 'conformance-root';
const SELECTOR = `[data-testid="${TEST_ID}"]`;

/**
 * Tests what all components of the kit share: the ref, the class, the attributes, StrictMode, nothing that can be pressed
 * inside of something that can be pressed, and a server whose markup holds under a strict Content-Security-Policy and is
 * taken over as it is.
 */
export function describeConformance(
  component: ReactElement<AnyProps>,
  { element, inside = (children) => <>{children}</>, isPopup = false }: Conformance,
): void {
  const tree = (props: AnyProps = {}) =>
    inside(cloneElement(component, { 'data-testid': TEST_ID, ...props }));
  const rendered = (container: Element) => (isPopup ? document : container).querySelector(SELECTOR);

  describe('like every component', () => {
    const complaints = vi.fn();

    beforeEach(() => {
      complaints.mockClear();
      vi.spyOn(console, 'error').mockImplementation(complaints);
      vi.spyOn(console, 'warn').mockImplementation(complaints);
    });

    afterEach(() => {
      cleanup();
      vi.restoreAllMocks();
    });

    it('gives its element to a ref', () => {
      const ref = createRef<Element>();
      render(tree({ ref }));
      expect(ref.current).toBeInstanceOf(element);
      expect(ref.current?.matches(SELECTOR)).toBe(true);
    });

    it('adds a class to its own', () => {
      const plain = rendered(render(tree()).container)?.getAttribute('class');
      cleanup();
      const { container } = render(tree({ className: 'mine' }));
      expect(plain).toMatch(/^tb-/);
      expect(rendered(container)?.getAttribute('class')).toBe(`${plain} mine`);
    });

    it('passes attributes on', () => {
      const { container } = render(tree({ lang: 'fr', 'data-any': 'thing', id: 'own' }));
      const root = rendered(container);
      expect(root?.getAttribute('lang')).toBe('fr');
      expect(root?.getAttribute('data-any')).toBe('thing');
      expect(root?.id).toBe('own');
    });

    it('renders in StrictMode without a complaint', () => {
      render(<StrictMode>{tree()}</StrictMode>);
      expect(complaints).not.toHaveBeenCalled();
    });

    it('holds nothing to press inside of something to press', () => {
      const { container } = render(tree());
      expect(nestedInteractive(isPopup ? document.body : container)).toEqual([]);
    });

    it('renders on a server without a style attribute, a popup nothing at all', () => {
      const html = renderToString(tree());
      expect(html.includes(TEST_ID)).toBe(!isPopup);
      expect(html).not.toMatch(/<[^>]+ style=/);
    });

    it('takes over what a server rendered, the same node and without a complaint', async () => {
      const container = document.createElement('div');
      container.innerHTML = renderToString(<StrictMode>{tree()}</StrictMode>);
      document.body.append(container);
      const served = container.querySelector(SELECTOR);
      const root = await act(async () => hydrateRoot(container, <StrictMode>{tree()}</StrictMode>));
      expect(complaints).not.toHaveBeenCalled();
      const takenOver = container.querySelector(SELECTOR);
      expect(takenOver === null).toBe(isPopup);
      expect(takenOver).toBe(served);
      act(() => root.unmount());
      container.remove();
    });
  });
}
