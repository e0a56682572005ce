import type { Pin } from '@tackboard/domain';
import { chooseImage, pinTitle } from '@tackboard/domain';
import { cardWords, feedbackWords, menuWords } from '@tackboard/domain/words';
import { newRandomKey } from '@tackboard/machines';
import type { PickedTarget } from '@tackboard/machines/charts';
import type { BoardPickerProps } from '@tackboard/pin-card/boards';
import { readRepinState, useGate, useTackboard } from '@tackboard/pin-card';
import { RepinConfirmation } from '@tackboard/pin-card/closeup';
import { pinPath } from '@tackboard/routes/paths';
import { Button } from '@tackboard/ui';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useDemo } from '../demo-context.js';
import { ownPath } from '../own-path.js';
import { useHeadingFocus } from '../use-heading-focus.js';
import '@tackboard/pin-card/closeup.css';
import { definePage } from './define-page.js';
import { movedFrom } from './moved-from.js';
import { movePin } from './move-pin.js';
import { MAKING_TEXTS } from '../words/making.js';
import { textsIn, useTexts } from '../words/in-languages.js';
import { kitWordsIn, useKitWords } from '../words/kit-words.js';

interface RepinData {
  readonly pin: Pin;
  /** The board to move the viewer's save from; undefined to save the pin again without moving it. */
  readonly from: string | undefined;
  /** The id of the pin that the viewer saved, whose cards show the board of their copy (S1 §2). */
  readonly originalPinId: string | undefined;
}

interface Target extends PickedTarget {
  /** The copy that a former attempt saved. */
  readonly before?: Saved;
}

interface Saved extends PickedTarget {
  readonly pinId: string;
}

type Move =
  | { readonly phase: 'choosing' | 'failed' }
  /** `left` is a copy that a former attempt saved without unsaving the old one. */
  | { readonly phase: 'moving'; readonly left?: Saved | undefined }
  /** Saved to the board, but still on the old one too. No third board can be picked. */
  | { readonly phase: 'left'; readonly left: Saved }
  | ({ readonly phase: 'moved' } & Saved);

/** The section of a target, else its board. */
const nameOf = ({ board, section }: PickedTarget) => section?.title ?? board.name;

/** Saves a pin again or moves it to another board: the viewer picks the board and sees a confirmation. */
function Repin({ data: { pin, from, originalPinId } }: { readonly data: RepinData }) {
  const { ports, router, user, onError } = useDemo();
  const { pins, toasts } = useTackboard();
  const pass = useGate();
  const texts = useTexts(MAKING_TEXTS);
  const card = useKitWords('card', cardWords);
  const feedback = useKitWords('feedback', feedbackWords);
  const [move, setMove] = useState<Move>({ phase: 'choosing' });
  const keys = useRef(new Map<string, string>());
  /** The page of the one-tap save that opened this one (S1 §2). */
  const previous = useRef<string>(undefined);
  useEffect(() => {
    previous.current = ownPath(readRepinState()?.previousLocation);
  }, []);

  const keyOf = (what: string) => {
    const key = keys.current.get(what) ?? newRandomKey();
    keys.current.set(what, key);
    return { idempotencyKey: key };
  };
  const moved = { pin, userId: user?.id };
  /** Reads the cards of the page that opened this one again. */
  const readOriginal = () => {
    if (originalPinId === undefined) return;
    pins.track(() => ports.calls.readPin({ pinId: originalPinId }, {})).catch(onError);
  };
  const offerUndo = ({ pinId: copyId, ...target }: Saved) => {
    const { board } = target;
    if (from === undefined || board.id === undefined || board.id === from) return;
    const back = { ...moved, pin: { ...pin, id: copyId }, from: board.id, to: from };
    const { path } = router.get().shown;
    const undo = () =>
      movePin(ports.calls, back, keyOf).then(({ pinId, left }) => {
        if (left) throw left.cause;
        toasts.show({ kind: 'done', text: texts.movedBack });
        readOriginal();
        if (router.get().shown.path === path) router.navigate(previous.current ?? pinPath(pinId));
      });
    toasts.show({
      kind: 'done',
      text: texts.movedTo(nameOf(target) ?? texts.theBoard),
      action: {
        text: feedback.undo(),
        onPress: () =>
          void undo().catch((error: unknown) => {
            toasts.show({ kind: 'error', text: card.somethingWentWrong() });
            onError(error);
          }),
      },
    });
  };
  const moveTo = async ({ board, section, before }: Target) => {
    if (move.phase === 'moving' || !pass('save', { pin })) return;
    setMove({ phase: 'moving', left: before });
    try {
      const request = {
        ...moved,
        from,
        to: board.id,
        sectionId: section?.id,
        savedId: before?.pinId,
      };
      const { pinId, left } = await movePin(ports.calls, request, keyOf);
      if (left) onError(left.cause);
      const saved = { board, ...(section && { section }), pinId };
      setMove(left ? { phase: 'left', left: saved } : { phase: 'moved', ...saved });
      if (!left) offerUndo(saved);
      readOriginal();
    } catch (error) {
      setMove({ phase: pass('save', { pin, error }) ? 'failed' : 'choosing' });
      onError(error);
    }
  };
  const left = 'left' in move ? move.left : undefined;
  const heading = useHeadingFocus(move.phase === 'moved' || move.phase === 'left');

  const title = pinTitle(pin) ?? card.untitledPin();
  const src = chooseImage(pin.images, 'high-res')?.url;
  return (
    <section className="repin">
      <h1 ref={heading} tabIndex={-1} dir="auto">
        {from ? texts.moveTitle(title) : texts.saveTitle(title)}
      </h1>
      {move.phase === 'moved' ? (
        <RepinConfirmation
          pin={pin}
          board={move.board}
          section={move.section}
          onClose={() => router.navigate(previous.current ?? pinPath(move.pinId))}
        />
      ) : (
        <div className="repin-choice" aria-busy={move.phase === 'moving'}>
          {src === undefined ? null : <img src={src} alt="" className="repin-picture" />}
          <div className="repin-boards">
            <p role="alert">{move.phase === 'failed' ? card.somethingWentWrong() : null}</p>
            {left ? (
              <LeftBehind saved={left} onRetry={() => void moveTo({ ...left, before: left })} />
            ) : (
              <LazyPicker
                heading={card.chooseBoard()}
                currentBoardId={from}
                onPick={(target) => void moveTo(target)}
                onError={onError}
              />
            )}
          </div>
        </div>
      )}
    </section>
  );
}

interface LeftBehindProps {
  readonly saved: Saved;
  readonly onRetry: () => void;
}

/** Says that a pin is on two boards, and offers to remove it from the old one or to keep both. */
function LeftBehind({ saved, onRetry }: LeftBehindProps) {
  const { tryAgain } = useKitWords('menu', menuWords);
  const texts = useTexts(MAKING_TEXTS);
  return (
    <div className="repin-left">
      <p role="alert" dir="auto">
        {texts.leftBehind(nameOf(saved) ?? texts.theBoard)}
      </p>
      <Button onClick={onRetry}>{tryAgain()}</Button>
      <a className="tb-button" data-variant="quiet" href={pinPath(saved.pinId)}>
        {texts.keepBoth}
      </a>
    </div>
  );
}

interface LazyPickerProps extends BoardPickerProps {
  readonly onError: (error: unknown) => void;
}

/** The board picker, loaded only on this page. */
function LazyPicker({ onError, ...props }: LazyPickerProps) {
  const [Picker, setPicker] = useState<ComponentType<BoardPickerProps>>();
  useEffect(() => {
    import('@tackboard/pin-card/boards').then(
      ({ BoardPicker }) => setPicker(() => BoardPicker),
      onError,
    );
  }, [onError]);
  return Picker ? <Picker {...props} /> : null;
}

export const repinPage = definePage({
  routes: ['pin-repin'],
  needsSignIn: true,
  async load({ calls, viewer, link, query }): Promise<RepinData> {
    const pin = await calls.readPin({ pinId: link.params.id });
    const boardId = query.get('isEditingPin') === 'true' ? query.get('pinBoardId') : null;
    return {
      pin,
      from: movedFrom(pin, viewer.userId, boardId),
      originalPinId: query.get('originalPinId') ?? undefined,
    };
  },
  head({ pin, from }, { language, words }) {
    const { moveTitle, saveTitle } = textsIn(MAKING_TEXTS, language);
    const title = pinTitle(pin) ?? kitWordsIn(words, 'card', cardWords).untitledPin();
    return { title: from ? moveTitle(title) : saveTitle(title), isPrivate: true };
  },
  Component: Repin,
});
