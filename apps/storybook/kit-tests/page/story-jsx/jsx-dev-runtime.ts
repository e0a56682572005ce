import {
  createElement,
  type CSSProperties,
  type ElementType,
  Fragment,
  type ReactElement,
  type RefCallback,
  type RefObject,
  useCallback,
} from 'react';
import { jsxDEV as reactJsx } from 'react/jsx-dev-runtime';

export { Fragment };

type Props = Readonly<Record<string, unknown>> & { readonly style?: CSSProperties };

const UNITLESS = ['gridColumn', 'gridRow', 'lineHeight', 'opacity', 'zIndex'];

function applyStyle(element: HTMLElement, style: CSSProperties): void {
  for (const [name, value] of Object.entries(style)) {
    const text =
      typeof value === 'number' && !UNITLESS.includes(name) ? `${value}px` : String(value);
    if (name.startsWith('--')) element.style.setProperty(name, text);
    else Reflect.set(element.style, name, text);
  }
}

type FrameRef = RefCallback<HTMLElement> | RefObject<HTMLElement | null> | undefined;

interface LaterProps extends Props {
  readonly as: ElementType;
  readonly frameRef: FrameRef;
}

function give(ref: FrameRef, element: HTMLElement | null): void {
  if (typeof ref === 'function') ref(element);
  else if (ref) ref.current = element;
}

/** Stories frame their components with `style`, which a strict policy drops: it is set once the page is alive. */
function StyledLater({ as, style = {}, frameRef, ...props }: LaterProps): ReactElement {
  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (element) applyStyle(element, style);
      give(frameRef, element);
    },
    [style, frameRef],
  );
  return createElement(as, { ...props, ref });
}

/** React 18 takes a `ref` away from whoever is given one. */
function withoutRef({ ref, ...props }: Props) {
  return { ...props, frameRef: ref as FrameRef };
}

/** What the JSX of a story becomes. */
export function jsxDEV(
  type: ElementType,
  props: Props,
  key: string | undefined,
  isStatic: boolean,
): ReactElement {
  return props.style === undefined
    ? reactJsx(type, props, key, isStatic)
    : reactJsx(StyledLater as ElementType, { ...withoutRef(props), as: type }, key, isStatic);
}
