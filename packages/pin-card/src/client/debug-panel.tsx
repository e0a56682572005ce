'use client';
import { DEBUG_KEY_PREFIX } from '@tackboard/domain';
import { debugWords } from '@tackboard/domain/words';
import { parseQuery } from '@tackboard/routes/links';
import { Button, CloseIcon, withClass } from '@tackboard/ui';
import {
  forwardRef,
  type HTMLAttributes,
  type ReactNode,
  useEffect,
  useReducer,
  useSyncExternalStore,
} from 'react';
import { debugPanel, type DebugPanelEvent, NO_DEBUG_PANEL } from './debug-panel-state.js';
import { createDebugState, type Signal, SignalList } from './debug-signals.js';
import { PartList } from './part-list.js';
import { useInternals, useWords } from './tackboard-context.js';
import type { PageContext } from './tackboard.js';

/** Returns the fields of an object as text, without undefined ones and those of `others`. */
function factsOf(object: object, others: object = {}): readonly Signal[] {
  return Object.entries(object).flatMap(
    ([name, value]: readonly [string, unknown]): readonly Signal[] => {
      if (value === undefined || name in others) return [];
      return [[name, typeof value === 'string' ? value : JSON.stringify(value)]];
    },
  );
}

/** The sections of a debug panel. */
function DebugSections({ flags }: { readonly flags: readonly Signal[] }) {
  const internals = useInternals('DebugPanel');
  const words = useWords('debug', debugWords);
  const state = internals.core.resource(createDebugState);
  const { showsSignals } = useSyncExternalStore(state.subscribe, state.get, state.get);
  const { viewer, experiments = {}, ...page } = internals.context;
  // The context has all options. Those that are fields of the client are no input of rules, and the nonce must not show.
  const fields = { ...internals, ...internals.options, hideFacts: true };
  const sections: readonly (readonly [title: string, facts: readonly Signal[]])[] = [
    [words.flags(), flags.filter(([name]) => name.startsWith(DEBUG_KEY_PREFIX))],
    [words.experiments(), factsOf(experiments)],
    [words.viewer(), factsOf(viewer)],
    [words.page(), factsOf(page, fields)],
  ];
  return (
    <>
      <label className="tb-debug-switch">
        <input
          type="checkbox"
          checked={showsSignals}
          onChange={({ currentTarget }) =>
            state.set({ ...state.get(), showsSignals: currentTarget.checked })
          }
        />
        {words.showSignals()}
      </label>
      {sections.map(([title, facts]) => (
        <section key={title}>
          <h3>{title}</h3>
          {facts.length > 0 ? <SignalList signals={facts} /> : <p>{words.noFlags()}</p>}
        </section>
      ))}
    </>
  );
}

/** Props of {@link DebugPanel}, besides the attributes of an `<aside>`. */
interface DebugPanelProps extends HTMLAttributes<HTMLElement> {
  /** Sections of your own, below those of the kit. */
  readonly children?: ReactNode;
  /** The query of the page's address, such as `?deb_ranking=1`. Pass the new query after each navigation. */
  readonly query: string;
}

/** Opens and closes the panel together with Alt and Shift. */
const PANEL_KEY_CODE = 'KeyD';

function navigation(query: string, context: PageContext): DebugPanelEvent {
  return { type: 'NAVIGATE', query, viewer: context.viewer, context };
}

/**
 * Shows the debug flags of the address, the experiments, the viewer and the input of the rules, with a switch for the
 * signals on cards. It opens when a key of the query starts with `deb_`, and with Alt+Shift+D, only for signed-in employees
 * and internal addresses (S3 §2.1). Renders an `<aside>`. Load it on demand.
 */
export const DebugPanel = forwardRef<HTMLElement, DebugPanelProps>(function DebugPanel(
  { query, className, children, ...attributes },
  ref,
) {
  const { context, core } = useInternals('DebugPanel');
  const words = useWords('debug', debugWords);
  const [state, send] = useReducer(debugPanel, NO_DEBUG_PANEL, (none) =>
    debugPanel(none, navigation(query, context)),
  );
  useEffect(() => send(navigation(query, context)), [context, query]);
  const { isAvailable, isOpen } = state;
  useEffect(() => {
    const debug = core.resource(createDebugState);
    debug.set({ ...debug.get(), PartList });
  }, [core]);

  useEffect(() => {
    if (!isAvailable) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.code !== PANEL_KEY_CODE || !event.altKey || !event.shiftKey) return;
      event.preventDefault();
      send({ type: 'TOGGLE' });
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isAvailable]);

  if (!isOpen) return null;
  return (
    <aside
      aria-label={words.debug()}
      {...attributes}
      ref={ref}
      className={withClass('tb-raised tb-debug', className)}
    >
      <div className="tb-debug-head">
        <h2>{words.debug()}</h2>
        <Button variant="icon" aria-label={words.close()} onClick={() => send({ type: 'CLOSE' })}>
          <CloseIcon width="20" height="20" />
        </Button>
      </div>
      <DebugSections flags={[...parseQuery(query)]} />
      {children}
    </aside>
  );
});
