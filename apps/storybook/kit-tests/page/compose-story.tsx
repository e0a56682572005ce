import { withTackboard } from '../../.storybook/with-tackboard.tsx';
import { type ComponentType, createElement, type ReactElement, type ReactNode } from 'react';
import { userEvent, within } from 'storybook/test';

interface StoryContext {
  readonly id: string;
  readonly args: object;
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly globals: Readonly<Record<string, unknown>>;
}

/** What a play function is called with, of what Storybook has. */
interface PlayContext {
  readonly canvas: ReturnType<typeof within>;
  readonly canvasElement: HTMLElement;
  readonly userEvent: ReturnType<typeof userEvent.setup>;
}

type Render = (args: object, context: StoryContext) => ReactNode;
type Decorator = (story: () => ReactNode, context: StoryContext) => ReactNode;

/** A story, or the meta of its file. */
interface StoryPart {
  readonly component?: ComponentType<object>;
  readonly args?: object;
  readonly parameters?: Readonly<Record<string, unknown>>;
  readonly decorators?: readonly Decorator[];
  readonly render?: Render;
  readonly beforeEach?: () => Promise<unknown>;
  readonly play?: (context: PlayContext) => Promise<unknown> | void;
}

/** A file of stories. */
export type StoryModule = Readonly<Record<string, StoryPart>> & { readonly default: StoryPart };

/** A story outside of Storybook. */
export interface Sample {
  /** Its file and name, such as `pin-card--Image`. */
  readonly id: string;
  readonly element: (page: PageOfSample) => ReactElement;
  /** Loads what the file of the story loads before each story. */
  readonly prepare: () => Promise<void>;
  /** Runs the play function of the story, which is rendered in this element. */
  readonly play: (canvasElement: HTMLElement) => Promise<void>;
}

/** The page that a sample renders on. */
export interface PageOfSample {
  /** When the server rendered the page, in milliseconds, so that relative times match after hydration. */
  readonly now: number;
  /** The nonce of the page's policy; only on the server. */
  readonly nonce?: string | undefined;
}

const GLOBALS = { theme: 'light', direction: 'ltr', locale: 'en' };

/** Creates a sample from a story, with the decorators of stories. */
export function compose(meta: StoryPart, story: StoryPart, id: string): Sample {
  const args = { ...meta.args, ...story.args };
  const render: Render | undefined =
    story.render ??
    meta.render ??
    (meta.component && ((props) => createElement(meta.component as ComponentType<object>, props)));
  const decorators = [
    ...(story.decorators ?? []),
    ...(meta.decorators ?? []),
    // Storybook's decorator type names a renderer, which the samples do without.
    withTackboard as unknown as Decorator,
  ];
  return {
    id,
    async prepare() {
      await meta.beforeEach?.();
    },
    element(page) {
      const parameters = { ...meta.parameters, ...story.parameters };
      const tackboard = { ...(parameters['tackboard'] as object | undefined), ...page };
      const context = { id, args, parameters: { ...parameters, tackboard }, globals: GLOBALS };
      const Story = decorators.reduce<() => ReactNode>(
        (inner, decorator) =>
          function Decorated() {
            return decorator(inner, context);
          },
        function Rendered() {
          return render?.(args, context);
        },
      );
      return <Story />;
    },
    async play(canvasElement) {
      const play = story.play ?? meta.play;
      await play?.({ canvas: within(canvasElement), canvasElement, userEvent: userEvent.setup() });
    },
  };
}

/** Creates a sample from every story of some files. */
export function composeAll(files: Readonly<Record<string, StoryModule>>): readonly Sample[] {
  return Object.entries(files).flatMap(([file, module]) => {
    const { default: meta, ...named } = module;
    const name = /([^/]+)\.stories\.tsx$/.exec(file)?.[1] ?? file;
    return Object.entries(named).map(([story, part]) => compose(meta, part, `${name}--${story}`));
  });
}
