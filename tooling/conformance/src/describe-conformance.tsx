import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { cloneElement, createRef, type ReactElement, type ReactNode, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { nestedInteractive } from './nested-interactive.js';

/** Options of {@link describeConformance}. */
export interface Conformance {
  /** The class of the element that the component renders, such as `HTMLButtonElement`. */
  readonly element: new () => Element;
  /** Wraps the component, for example in a provider. */
  readonly inside?: (children: ReactNode) => ReactElement;
  /**
   * A popup renders at the end of the document, and nothing on a server.
   * @default false
   */
  readonly isPopup?: boolean;
  /**
   * Shows what the viewer did on this page: a server renders nothing of it, and it appears after hydration.
   * @default false
   */
  readonly appearsAfterHydration?: boolean;
}

interface AnyProps {
  readonly className?: string;
  readonly [name: string]: unknown;
}

const TEST_ID = 'conformance-root';
const SELECTOR = `[data-testid="${TEST_ID}"]`;

/**
 * Tests what all components of the kit share: ref, class, attributes, event handlers, StrictMode, no nested interactive elements, server
 * markup without style attributes, and hydration without a warning.
 */
export function describeConformance(
  component: ReactElement<AnyProps>,
  {
    element,
    inside = (children) => <>{children}</>,
    isPopup = false,
    appearsAfterHydration = false,
  }: Conformance,
): void {
  const tree = (props: AnyProps = {}) =>
    inside(cloneElement(component, { 'data-testid': TEST_ID, ...props }));
  const isServed = !isPopup && !appearsAfterHydration;
  const rendered = (container: Element) => (isPopup ? document : container).querySelector(SELECTOR);

  describe('conformance', () => {
    const warnings = vi.fn();

    beforeEach(() => {
      warnings.mockClear();
      vi.spyOn(console, 'error').mockImplementation(warnings);
      vi.spyOn(console, 'warn').mockImplementation(warnings);
    });

    afterEach(() => {
      cleanup();
      vi.restoreAllMocks();
    });

    it('forwards the ref', () => {
      const ref = createRef<Element>();
      render(tree({ ref }));
      expect(ref.current).toBeInstanceOf(element);
      expect(ref.current?.matches(SELECTOR)).toBe(true);
    });

    it('merges className', () => {
      const plain = rendered(render(tree()).container)?.getAttribute('class');
      cleanup();
      const { container } = render(tree({ className: 'mine' }));
      expect(plain).toMatch(/^tb-/);
      expect(rendered(container)?.getAttribute('class')).toBe(`${plain} mine`);
    });

    it('forwards attributes', () => {
      const { container } = render(tree({ lang: 'fr', 'data-any': 'thing', id: 'own' }));
      const root = rendered(container);
      expect(root?.getAttribute('lang')).toBe('fr');
      expect(root?.getAttribute('data-any')).toBe('thing');
      expect(root?.id).toBe('own');
    });

    it('calls event handlers beside its own', () => {
      const handlers = {
        onPointerEnter: vi.fn(),
        onFocus: vi.fn(),
        onKeyDown: vi.fn(),
        onBlur: vi.fn(),
      };
      const root = rendered(render(tree(handlers)).container)!;
      fireEvent.pointerEnter(root);
      fireEvent.focus(root);
      fireEvent.keyDown(root, { key: 'F8' });
      fireEvent.blur(root);
      for (const [name, handler] of Object.entries(handlers)) {
        expect(handler, name).toHaveBeenCalled();
      }
    });

    it('renders in StrictMode without a warning', () => {
      render(<StrictMode>{tree()}</StrictMode>);
      expect(warnings).not.toHaveBeenCalled();
    });

    it('nests no interactive elements', () => {
      const { container } = render(tree());
      expect(nestedInteractive(isPopup ? document.body : container)).toEqual([]);
    });

    it('renders on a server without style attributes; a popup renders nothing', () => {
      const html = renderToString(tree());
      expect(html.includes(TEST_ID)).toBe(isServed);
      expect(html).not.toMatch(/<[^>]+ style=/);
    });

    it('hydrates the server markup without a warning', async () => {
      const container = document.createElement('div');
      container.innerHTML = renderToString(<StrictMode>{tree()}</StrictMode>);
      document.body.append(container);
      const served = container.querySelector(SELECTOR);
      const root = await act(async () => hydrateRoot(container, <StrictMode>{tree()}</StrictMode>));
      expect(warnings).not.toHaveBeenCalled();
      const hydrated = container.querySelector(SELECTOR);
      expect(hydrated === null).toBe(isPopup);
      expect(served).toBe(isServed ? hydrated : null);
      act(() => root.unmount());
      container.remove();
    });
  });
}
