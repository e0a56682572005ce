'use client';
import type { VerifiedType } from '@tackboard/domain';
import { Dialog } from '../dialog/dialog.js';
import { VerifiedIcon } from './verified-icon.js';

/** The words of a badge. The last three are for its dialog. */
export interface VerifiedBadgeWords {
  readonly verifiedMerchant: () => string;
  readonly verifiedIdentity: () => string;
  readonly verifiedMerchantText?: () => string;
  readonly verifiedIdentityText?: () => string;
  readonly close?: () => string;
}

/** Props of {@link VerifiedInfo}. */
export interface VerifiedInfoProps {
  readonly type: VerifiedType;
  readonly words: VerifiedBadgeWords;
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
}

/** The dialog that explains a badge. */
export function VerifiedInfo({ type, words, anchor, onClose }: VerifiedInfoProps) {
  const about =
    type === 'verifiedMerchant' ? words.verifiedMerchantText : words.verifiedIdentityText;
  return (
    <Dialog
      size="small"
      title={
        <span className="tb-verified-heading">
          <VerifiedIcon className="tb-verified-icon" />
          {words[type]()}
        </span>
      }
      description={about?.()}
      closeLabel={words.close?.()}
      anchor={anchor}
      onClose={onClose}
    />
  );
}
