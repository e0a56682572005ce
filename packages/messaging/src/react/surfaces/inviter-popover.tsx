'use client';
import type { LayerProps } from '@tackboard/domain';
import { Avatar, Button } from '@tackboard/ui';
import { Popover } from '@tackboard/ui/popups';
import { useEffect, useState } from 'react';
import { CloseButton } from '../parts/message-buttons.js';

/** Props of {@link InviterPopover}. */
export interface InviterPopoverProps extends LayerProps {
  readonly title: string;
  readonly name: string;
  readonly imageUrl: string | undefined;
  readonly text: string;
  readonly logInText: string;
  readonly signUpText: string;
  readonly closeText: string;
  readonly onLogIn: () => void;
  readonly onSignUp: () => void;
  readonly onDeny: () => void;
}

/** Tells a signed-out visitor who invited them, beside Log in. It never takes the focus. */
export function InviterPopover(props: InviterPopoverProps) {
  const { anchor, closeText, imageUrl, name, onClose, title, text } = props;
  // It is mounted later, with its place in the page.
  const [popup, setPopup] = useState<HTMLDivElement | null>(null);
  useInviterHeight(popup);
  const closing = (act: () => void) => () => {
    act();
    onClose();
  };
  const deny = closing(props.onDeny);
  return (
    <Popover
      ref={setPopup}
      className="tb-anchored tb-inviter"
      anchor={anchor}
      label={title}
      align="end"
      beak
      closesOutside={false}
      initialFocus={false}
      onClose={deny}
    >
      <div className="tb-inviter-person">
        <Avatar name={name} imageUrl={imageUrl} />
        <div className="tb-message-text">
          <p className="tb-message-title" data-size="small" dir="auto">
            {title}
          </p>
          <p className="tb-message-body">{text}</p>
        </div>
        <CloseButton label={closeText} onPress={deny} />
      </div>
      <div className="tb-message-actions">
        <Button onClick={closing(props.onSignUp)}>{props.signUpText}</Button>
        <Button variant="primary" onClick={closing(props.onLogIn)}>
          {props.logInText}
        </Button>
      </div>
    </Popover>
  );
}

const PROPERTY = '--tb-inviter-height';

/** Publishes the height of the inviter's popover on the root element, and 0 after it: a page keeps its buttons from under it. */
export function useInviterHeight(popup: HTMLElement | null): void {
  useEffect(() => {
    if (!popup || typeof ResizeObserver === 'undefined') return undefined;
    const { style } = popup.ownerDocument.documentElement;
    const publish = () => style.setProperty(PROPERTY, `${popup.offsetHeight}px`);
    const observer = new ResizeObserver(publish);
    observer.observe(popup);
    return () => {
      observer.disconnect();
      style.setProperty(PROPERTY, '0px');
    };
  }, [popup]);
}
