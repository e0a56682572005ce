import type { Clock, Pin } from '@tackboard/domain';
import { buildPin } from '@tackboard/domain/testing';
import { createTackboard, PinCard, TackboardProvider } from '@tackboard/pin-card';
import { createElement, memo, type ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';

declare global {
  interface Window {
    /** Called by the bench. */
    cards: typeof cards;
  }
}

const never = () => new Promise<never>(() => undefined);
const clock: Clock = {
  now: () => performance.now(),
  setTimeout: (callback, delayMs) => setTimeout(callback, delayMs),
  clearTimeout: (handle) => clearTimeout(handle as number),
};
const options = {
  viewer: { isAuth: true, id: '42' },
  calls: { savePin: never, unsavePin: never, readPin: never },
  environment: { clock, outbox: false, tabs: false },
} as const;

/** Images, titles, people, domains and prices as in a feed. */
const pinsOf = (count: number): Pin[] =>
  Array.from({ length: count }, (_, index) =>
    buildPin({
      id: `${811_492_428_893 + index}`,
      title: `Espresso cup number ${index}, oak-fired stoneware`,
      images: { '236x': { url: '/picture.gif', width: 236, height: 200 + (index % 7) * 40 } },
      pinner: { id: String(index % 50), fullName: `Person ${index % 50}` },
      domain: 'kiln.example',
      link: `https://kiln.example/${index}`,
      ...(index % 5 === 0
        ? { richSummary: { products: [{ offerSummary: { price: '$24.00' } }] } }
        : {}),
    }),
  );

function cardsOf(pins: readonly Pin[]): ReactElement {
  return (
    <TackboardProvider client={createTackboard(options)}>
      {pins.map((pin) => (
        <PinCard key={pin.id} pin={pin} surface="AuthHomefeed" />
      ))}
    </TackboardProvider>
  );
}

type Props = Record<string, unknown>;

const PROP_OF_ATTRIBUTE: Readonly<Record<string, string>> = {
  class: 'className',
  srcset: 'srcSet',
  viewbox: 'viewBox',
  'stroke-width': 'strokeWidth',
  'stroke-linecap': 'strokeLinecap',
  'stroke-linejoin': 'strokeLinejoin',
};

/** React's properties for the attributes of an element. */
function propsOf(element: Element): Props {
  const props: Props = {};
  for (const { name, value } of element.attributes) {
    if (name !== 'style') props[PROP_OF_ATTRIBUTE[name.toLowerCase()] ?? name] = value;
  }
  const { style } = element as HTMLElement;
  if (style.length > 0) {
    const named = [...style].map((name) => [
      name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()),
      style.getPropertyValue(name),
    ]);
    props['style'] = Object.fromEntries(named);
  }
  return props;
}

/** A node as plain data. */
type Described =
  | string
  | {
      readonly type: string;
      readonly props: Props;
      readonly children: readonly Described[];
    };

function described(node: Node): Described {
  if (!(node instanceof Element)) return node.textContent ?? '';
  const children = [...node.childNodes].map(described);
  return { type: node.localName, props: propsOf(node), children };
}

/** Creates the elements of a node. `createElement` copies the properties, as for a component. */
function compiled(node: Described): () => ReactElement | string {
  if (typeof node === 'string') return () => node;
  const { type, props } = node;
  const children = node.children.map(compiled);
  return () => createElement(type, props, ...children.map((child) => child()));
}

/** Creates the elements of a card in every rendering, as a component without rules would. */
const BareCard = memo(function BareCard({ make }: { readonly make: () => ReactElement | string }) {
  return <>{make()}</>;
});

let mounted: { readonly root: Root; readonly host: HTMLElement } | undefined;

function mount(element: ReactElement): HTMLElement {
  const host = document.body.appendChild(document.createElement('main'));
  const root = createRoot(host);
  mounted = { root, host };
  flushSync(() => root.render(element));
  return host;
}

function unmount(): void {
  mounted?.root.unmount();
  mounted?.host.remove();
  mounted = undefined;
}

/** The markup of rendered elements. */
function articlesOf(element: ReactElement): HTMLElement[] {
  const host = mount(element);
  const articles = [...host.querySelectorAll('article')].map(
    (article) => article.cloneNode(true) as HTMLElement,
  );
  unmount();
  return articles;
}

/** Runs a function as a task of the page: code run by a debugger does not count as script time. */
const inTask = (act: () => void) =>
  new Promise<void>((resolve) => {
    setTimeout(() => {
      act();
      resolve();
    });
  });

let bareTexts: readonly string[] = [];

/**
 * The markup of the cards, as code that creates the elements without any rule. Its texts differ each time, as those of pins
 * do: browsers cache the layout of a text.
 */
const bareMakers = () => bareTexts.map((text) => compiled(JSON.parse(text) as Described));

const bareCards = (makers: readonly (() => ReactElement | string)[]) => (
  <>
    {makers.map((make, index) => (
      <BareCard key={index} make={make} />
    ))}
  </>
);

/** Time for lazy parts to load; they are in the same file. */
const LOADING_MS = 500;

const cards = {
  /** Reads the markup of some cards. Returns whether the bare markup renders the same. */
  async prepare(count: number): Promise<boolean> {
    // Lazy parts are loaded before the cards are measured, and are in their markup.
    mount(cardsOf(pinsOf(count)));
    await new Promise((done) => setTimeout(done, LOADING_MS));
    unmount();
    const articles = articlesOf(cardsOf(pinsOf(count)));
    bareTexts = articles.map((article) => JSON.stringify(described(article)));
    const written = (nodes: readonly HTMLElement[]) => nodes.map((node) => node.outerHTML).join('');
    return written(articles) === written(articlesOf(bareCards(bareMakers())));
  },
  mountCards(count: number): Promise<void> {
    const pins = pinsOf(count);
    return inTask(() => mount(cardsOf(pins)));
  },
  mountBare(): Promise<void> {
    const makers = bareMakers();
    return inTask(() => mount(bareCards(makers)));
  },
  unmount,
};

window.cards = cards;
