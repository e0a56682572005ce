'use client';
import { chooseImage, pinTitle } from '@tackboard/domain';
import { lazy } from '@tackboard/domain/card';
import { boardWords, saveWords } from '@tackboard/domain/words';
import { Button, withClass } from '@tackboard/ui';
import {
  createElement,
  forwardRef,
  type HTMLAttributes,
  useEffect,
  useRef,
  useSyncExternalStore,
} from 'react';
import type { BoardPickerProps } from '../boards/board-picker.js';
import { isPin } from '../card/is-pin.js';
import { useInternals, useWords } from '../client/tackboard-context.js';
import { RepinConfirmation } from '../save/repin-confirmation.js';
import { placeName, type RepinRequest, type SavedCopy, useRepin } from './use-repin.js';

/** Props of {@link RepinPicker}, besides the attributes of a `<section>`. */
export interface RepinPickerProps
  extends Omit<HTMLAttributes<HTMLElement>, 'children'>, RepinRequest {}

/**
 * Saves a pin again, or moves the viewer's save to another board: the viewer picks the board and sees a confirmation, and a toast
 * with Undo after a move. A failure leaves the pin on both boards, never on none, and says so. Has the title as `<h1>`, which gets
 * the focus when the pin is saved. Needs the call `listBoards` and `closeup.css`.
 */
export const RepinPicker = forwardRef<HTMLElement, RepinPickerProps>(function RepinPicker(
  { pin, from, originalPinId, onClose, className, ...attributes },
  ref,
) {
  const { words: card } = useInternals('RepinPicker');
  const words = useWords('save', saveWords);
  const { move, attempt, moveTo, close } = useRepin({ pin, from, originalPinId, onClose });
  const isSaved = move.phase === 'moved' || move.phase === 'left';
  const heading = useRef<HTMLHeadingElement>(null);
  // The row that was pressed is gone.
  useEffect(() => {
    if (isSaved) heading.current?.focus({ preventScroll: true });
  }, [isSaved]);
  if (!isPin(pin)) return null;
  const title = pinTitle(pin) ?? card.untitledPin();
  const src = chooseImage(pin.images, 'high-res')?.url;
  const left = 'left' in move ? move.left : undefined;
  return (
    <section {...attributes} ref={ref} className={withClass('tb-repin-page', className)}>
      <h1 ref={heading} className="tb-repin-title" tabIndex={-1} dir="auto">
        {from === undefined ? words.saveTitle({ title }) : words.moveTitle({ title })}
      </h1>
      {move.phase === 'moved' ? (
        <RepinConfirmation
          pin={pin}
          board={move.board}
          section={move.section}
          onClose={() => close(move.pinId)}
        />
      ) : (
        <div className="tb-repin-choice" aria-busy={move.phase === 'moving'}>
          {src === undefined ? null : <img src={src} alt="" className="tb-repin-image" />}
          <div className="tb-repin-boards">
            <p role="alert">{move.phase === 'failed' ? card.somethingWentWrong() : null}</p>
            {left ? (
              <LeftBehind saved={left} onRetry={() => moveTo(left, left)} />
            ) : (
              <LazyPicker
                key={attempt}
                heading={card.chooseBoard()}
                currentBoardId={from}
                onPick={(target) => moveTo(target)}
              />
            )}
          </div>
        </div>
      )}
    </section>
  );
});

interface LeftBehindProps {
  readonly saved: SavedCopy;
  readonly onRetry: () => void;
}

/** Says that a pin is on two boards, and offers to remove it from the old one or to keep both. */
function LeftBehind({ saved, onRetry }: LeftBehindProps) {
  const { link: Link, paths } = useInternals('RepinPicker');
  const words = useWords('save', saveWords);
  const { tryAgain } = useWords('boards', boardWords);
  return (
    <div className="tb-repin-left">
      <p role="alert" dir="auto">
        {words.leftBehind({ board: placeName(saved) ?? words.theBoard() })}
      </p>
      <Button onClick={onRetry}>{tryAgain()}</Button>
      <Link className="tb-button" data-variant="quiet" href={paths.pin(saved.pinId)}>
        {words.keepBoth()}
      </Link>
    </div>
  );
}

const picker = lazy(async () => (await import('../boards/board-picker.js')).BoardPicker);
const none = () => undefined;

/** The board picker, whose code has a chart. It loads when this shows. */
function LazyPicker(props: BoardPickerProps) {
  const { core } = useInternals('RepinPicker');
  const Picker = useSyncExternalStore(picker.subscribe, picker.get, none);
  useEffect(() => void picker.load(core.reportError).catch(none), [core]);
  return Picker ? createElement(Picker, props) : null;
}
