'use client';
import type { LayerProps } from '@tackboard/domain';
import { cookieRows } from '@tackboard/domain/experience';
import { Button } from '@tackboard/ui';
import { Dialog, Sheet } from '@tackboard/ui/dialogs';
import { useState } from 'react';
import type { SurfaceProps } from '../surface-props.js';
import { saveCookies } from './save-cookies.js';

/** Props of {@link CookieSettingsDialog}. */
export interface CookieSettingsDialogProps extends LayerProps {
  readonly surface: SurfaceProps;
  /** Gets the focus after closing. */
  readonly returnFocus: () => HTMLElement | null;
}

/** The cookie settings: three switches, as they count now. On a phone they come from below. */
export function CookieSettingsDialog({ onClose, returnFocus, surface }: CookieSettingsDialogProps) {
  const { device, messaging, words } = surface;
  const { consent } = messaging.host;
  const [choice, setChoice] = useState(consent.get);
  const [isSaving, setSaving] = useState(false);
  const save = () => {
    setSaving(true);
    void saveCookies(surface, choice).then((isSaved) => {
      setSaving(false);
      if (isSaved) onClose();
    });
  };
  const Frame = device === 'mobile' ? Sheet : Dialog;
  return (
    <Frame
      title={words.cookieSettings()}
      closeLabel={words.cancel()}
      onClose={onClose}
      fallbackFocus={returnFocus}
      footer={
        <Button variant="primary" busy={isSaving} onClick={save}>
          {words.saveChoices()}
        </Button>
      }
    >
      {cookieRows(consent, words).map(({ purpose, text, title }) => (
        <label key={purpose} className="tb-cookies-row">
          <span className="tb-message-text">
            <span className="tb-message-title" data-size="small">
              {title}
            </span>
            <span className="tb-message-body">{text}</span>
          </span>
          <input
            type="checkbox"
            role="switch"
            aria-checked={choice[purpose]}
            className="tb-cookies-switch"
            aria-label={title}
            checked={choice[purpose]}
            onChange={({ target }) => setChoice({ ...choice, [purpose]: target.checked })}
          />
        </label>
      ))}
    </Frame>
  );
}
