import type { Clock, Pin } from '@tackboard/domain';
import { buildPin } from '@tackboard/domain/testing';
import { PinCard, TackboardProvider } from '@tackboard/pin-card';
import { createElement, memo, type ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';

declare global {
  interface Window {
    /** What the bench calls from outside. */
    cards: typeof cards;
  }
}

const never = () => new Promise<never>(() => undefined);
const clock: Clock = {
  now: () => performance.now(),
  setTimeout: (callback, delayMs) => setTimeout(callback, delayMs),
  clearTimeout: (handle) => clearTimeout(handle as number),
};
const context = { viewer: { isAuth: true, id: '42' } } as const;
const BLANK = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

/** Pictures that need no network; titles, people, domains and prices as a feed has them. */
const pinsOf = (count: number): Pin[] =>
  Array.from({ length: count }, (_, index) =>
    buildPin({
      id: `${811_492_428_893 + index}`,
      title: `Espresso cup number ${index}, oak-fired stoneware`,
      images: { '236x': { url: BLANK, width: 236, height: 200 + (index % 7) * 40 } },
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
    <TackboardProvider
      context={context}
      savePin={never}
      deletePin={never}
      readPin={never}
      clock={clock}
    >
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

/** The properties of React that make the attributes of an element. */
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

/** A function that makes the elements of a node; `createElement` copies the properties, as it does for a component. */
function compiled(node: Described): () => ReactElement | string {
  if (typeof node === 'string') return () => node;
  const { type, props } = node;
  const children = node.children.map(compiled);
  return () => createElement(type, props, ...children.map((child) => child()));
}

/** Makes the elements of a card anew at every render, as a component without any rule would. */
const BareCard = memo(function BareCard({ make }: { readonly make: () => ReactElement | string }) {
  return <>{make()}</>;
});

let mounted: { readonly root: Root; readonly host: HTMLElement } | undefined;

function mount(draw: ReactElement): HTMLElement {
  const host = document.body.appendChild(document.createElement('main'));
  const root = createRoot(host);
  mounted = { root, host };
  flushSync(() => root.render(draw));
  return host;
}

function unmount(): void {
  mounted?.root.unmount();
  mounted?.host.remove();
  mounted = undefined;
}

/** The markup that something renders to. */
function articlesOf(draw: ReactElement): HTMLElement[] {
  const host = mount(draw);
  const articles = [...host.querySelectorAll('article')].map(
    (article) => article.cloneNode(true) as HTMLElement,
  );
  unmount();
  return articles;
}

/** Runs something as a task of the page: what a debugger runs is not counted as its scripts. */
const inTask = (act: () => void) =>
  new Promise<void>((resolve) => {
    setTimeout(() => {
      act();
      resolve();
    });
  });

let bareTexts: readonly string[] = [];

/**
 * What the cards render to, as code that makes each card's elements and asks no rule. Its texts are new each time, as those
 * of the pins are: the browser keeps what it has made of a text that it was given before.
 */
const bareMakers = () => bareTexts.map((text) => compiled(JSON.parse(text) as Described));

const bareCards = (makers: readonly (() => ReactElement | string)[]) => (
  <>
    {makers.map((make, index) => (
      <BareCard key={index} make={make} />
    ))}
  </>
);

/** How long what is fetched may take: it lies in the same file. */
const LOADING_MS = 500;

const cards = {
  /** Reads what so many cards render to. Returns whether its bare markup renders to the same. */
  async prepare(count: number): Promise<boolean> {
    // What cards fetch is there when they are measured, and stands in their markup.
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
