'use client';
import type { LayerProps, Pin } from '@tackboard/domain';
import { cardPanelWords } from '@tackboard/domain/words';
import { Dialog, Sheet } from '@tackboard/ui/dialogs';
import { useInternals, useWords } from '../client/tackboard-context.js';
import { PinInformation, informationTitle } from './pin-information.js';

interface InformationLayerProps extends LayerProps {
  readonly pin: Pin;
  readonly form: 'modal' | 'sheet';
}

/** The information about a pin in a dialog, or in a full-screen sheet on mobile web. */
export function InformationLayer({ pin, form, anchor, onClose }: InformationLayerProps) {
  const shared = {
    title: <bdi>{informationTitle(pin, useInternals('SeoPanel'))}</bdi>,
    closeLabel: useWords('cardParts', cardPanelWords).close(),
    anchor,
    onClose,
    children: <PinInformation pin={pin} />,
  };
  return form === 'sheet' ? <Sheet {...shared} size="full" /> : <Dialog {...shared} />;
}
