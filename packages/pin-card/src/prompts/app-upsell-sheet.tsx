'use client';
import type { LayerProps } from '@tackboard/domain';
import { cardPanelWords, promptWords } from '@tackboard/domain/words';
import { Button, withClass } from '@tackboard/ui';
import { Sheet } from '@tackboard/ui/dialogs';
import { forwardRef, type HTMLAttributes } from 'react';
import { useInternals, useWords } from '../client/tackboard-context.js';

/** Props of {@link AppUpsellSheet}, in addition to the attributes of a `<div>`. */
export interface AppUpsellSheetProps
  extends
    Partial<Pick<LayerProps, 'anchor'>>,
    Pick<LayerProps, 'onClose'>,
    Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'title'> {
  /** Opens the app or its page in the app store. */
  readonly onOpenApp: () => void;
}

/**
 * Offers the app. Renders a `<div role="dialog">` at the end of the body, and nothing on a server. Needs `sheet.css`.
 */
export const AppUpsellSheet = forwardRef<HTMLDivElement, AppUpsellSheetProps>(
  function AppUpsellSheet({ onOpenApp, anchor, onClose, className, ...attributes }, ref) {
    const { brand } = useInternals('AppUpsellSheet');
    const words = useWords('prompts', promptWords);
    const { close } = useWords('cardParts', cardPanelWords);
    return (
      <Sheet
        {...attributes}
        ref={ref}
        className={withClass('tb-app-upsell', className)}
        title={words.appTitle({ brand })}
        description={words.appText()}
        closeLabel={close()}
        anchor={anchor}
        onClose={onClose}
        footer={
          <>
            <Button
              variant="primary"
              onClick={() => {
                onOpenApp();
                onClose();
              }}
            >
              {words.getTheApp()}
            </Button>
            <Button onClick={onClose}>{words.notNow()}</Button>
          </>
        }
      />
    );
  },
);
