import type { Clock, Viewer } from '@tackboard/domain';
import { checkViewer } from './check-options.js';
import { rememberOwnNow } from './page-warnings.js';
import type { TackboardOptions, ViewerOptions } from './tackboard.js';
import type { ClientCore, ClientState } from './types.js';
import { createValue, type Value } from './value.js';
import { firstWords, type WordChanges } from './words.js';

/** Returns the id of a viewer who is signed in. */
export const viewerIdOf = (viewer: Viewer) => (viewer.isAuth ? viewer.id : undefined);

/** The words, and the locale that formats their numbers. The option `locale` wins over the locale of the words. */
function wordState(words: WordChanges, given: string | undefined) {
  const locale = given ?? words.locale;
  return {
    texts: { words: firstWords(words), wordChanges: words },
    locale: locale === undefined ? {} : { locale },
  };
}

/** Creates `setWords` of a client that was created with the option `locale`. */
export const wordsSetter =
  (state: Value<ClientState>, givenLocale: string | undefined) => (words: WordChanges) => {
    const { texts, locale } = wordState(words, givenLocale);
    const { context, ...rest } = state.get();
    const { locale: _former, ...facts } = context;
    state.set({ ...rest, ...texts, context: { ...facts, ...locale } });
  };

/** Creates `hideFooters` of the message host. */
export const footerHider = (state: Value<ClientState>) => (isFooterHiddenByExperience: boolean) => {
  const { context, ...rest } = state.get();
  state.set({ ...rest, context: { ...context, isFooterHiddenByExperience } });
};

/**
 * Creates the state that parts render. Its context has the facts about the page. The other options stay in it, unread: naming
 * each of them here would cost more than it saves. The debug panel lists only the facts.
 */
export function createClientState(options: TackboardOptions, clock: Clock): Value<ClientState> {
  const { now = clock.now(), words = {}, defaultBoard } = options;
  const { texts, locale } = wordState(words, options.locale);
  const { locale: _given, ...facts } = options;
  const state = createValue<ClientState>({
    ...texts,
    context: { ...facts, ...locale, now },
    defaultBoard,
  });
  if (process.env.NODE_ENV !== 'production' && options.now === undefined) rememberOwnNow(state);
  return state;
}

/** Replaces the viewer. Listeners of the state and of the consent see nothing of the former viewer. */
export function setViewer(
  core: ClientCore,
  viewer: Viewer,
  { consent, defaultBoard, experiments }: ViewerOptions = {},
): void {
  checkViewer(viewer);
  const { session, state, stores } = core;
  const { context, ...rest } = state.get();
  const isOther = viewerIdOf(context.viewer) !== viewerIdOf(viewer);
  if (isOther) {
    session.end();
    forgetViewer(core);
    stores.setViewer(viewerIdOf(viewer));
  }
  if (isOther || consent) core.consent.restart(consent);
  const { experiments: known, ...facts } = context;
  const next = experiments ?? (isOther ? undefined : known);
  state.set({
    ...rest,
    context: { ...facts, viewer, ...(next && { experiments: next }) },
    defaultBoard: defaultBoard ?? (isOther ? undefined : rest.defaultBoard),
  });
  core.consent.publish();
  if (isOther) session.restart();
}

/** Drops what belongs to the viewer, apart from the stores. */
export function forgetViewer({ cancel, feedbackPins, layers, runtime, targets }: ClientCore): void {
  cancel();
  runtime.get()?.clear();
  layers.close();
  targets.clear();
  feedbackPins.clear();
}
