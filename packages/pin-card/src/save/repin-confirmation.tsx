'use client';
import { type Board, type BoardSection, chooseImage, type Pin } from '@tackboard/domain';
import { cardPanelWords } from '@tackboard/domain/words';
import { repinConfirmation } from '@tackboard/machines';
import { useTimedReducer } from '@tackboard/machines/react';
import { Button, CheckIcon, CloseIcon, withClass } from '@tackboard/ui';
import { forwardRef, type HTMLAttributes, useEffect } from 'react';
import { useInternals, useWords } from '../client/tackboard-context.js';
import { savedToText } from './saved-to-text.js';
import { savedInfo } from './saved-info.js';

/** Props of {@link RepinConfirmation}, in addition to the attributes of a `<div>`. */
export interface RepinConfirmationProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  readonly pin: Pin;
  /** The board it was saved to. Defaults to the viewer's profile. */
  readonly board?: Board | undefined;
  readonly section?: BoardSection | undefined;
  /** Called when the viewer presses Close. Without it there is no button. */
  readonly onClose?: () => void;
}

/**
 * Confirms a repin: starts an animation when it mounts, and 2500 ms later shows and announces a link to the board (S3 §4.9
 * §9). Render it when the save is fulfilled, with a new `key` for each save. `data-phase` is `animating`, then `confirmed`.
 * Renders a `<div>`. Needs `closeup.css`.
 */
export const RepinConfirmation = forwardRef<HTMLDivElement, RepinConfirmationProps>(
  function RepinConfirmation({ pin, board, section, onClose, className, ...attributes }, ref) {
    const { link: Link, paths, words } = useInternals('RepinConfirmation');
    const { close } = useWords('cardParts', cardPanelWords);
    const [{ phase }, send] = useTimedReducer(repinConfirmation);
    useEffect(() => send({ type: 'REPINNED' }), [send]);
    const info = savedInfo(paths, { board, section });
    const isConfirmed = phase === 'confirmed';
    const src = chooseImage(pin.images)?.url;
    return (
      <div
        {...attributes}
        ref={ref}
        className={withClass('tb-repin', className)}
        data-phase={isConfirmed ? 'confirmed' : 'animating'}
      >
        <span className="tb-repin-picture">
          {src === undefined ? null : <img src={src} alt="" width="120" height="120" />}
          <span className="tb-repin-mark" aria-hidden="true">
            <CheckIcon width="28" height="28" />
          </span>
        </span>
        {/* Mounted before its text: a live region announces only later changes. */}
        <output className="tb-repin-text">
          {isConfirmed ? (
            <Link className="tb-repin-link" href={info.url} dir="auto">
              {savedToText(info.title, words)}
            </Link>
          ) : null}
        </output>
        {isConfirmed && onClose ? (
          <Button
            variant="icon"
            className="tb-repin-close"
            aria-label={close()}
            onClick={() => {
              send({ type: 'DISMISS' });
              onClose();
            }}
          >
            <CloseIcon width="20" height="20" />
          </Button>
        ) : null}
      </div>
    );
  },
);
