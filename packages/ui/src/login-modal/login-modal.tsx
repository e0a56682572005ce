'use client';
import type { GateOutcome } from '@tackboard/domain/user';
import type { PromptWords } from '@tackboard/domain/words/prompts';
import { forwardRef, type HTMLAttributes, type ReactNode } from 'react';
import { Button } from '../button/button.js';
import { withClass } from '../class-name/class-name.js';
import { Dialog, type DialogProps } from '../dialog/dialog.js';
import { Sheet } from '../sheet/sheet.js';

/** What a {@link LoginModal} takes besides the attributes of a `<div>`. */
export interface LoginModalProps extends Omit<
  HTMLAttributes<HTMLDivElement>,
  'children' | 'title'
> {
  /** What stands in the way: the outcome of the domain's `gate`. It decides which button comes first. */
  readonly outcome: Exclude<GateOutcome, 'allowed' | 'nothing'>;
  /** What has to be done first, such as "Log in to save this Pin": the prompt of the same gate. */
  readonly title: string;
  readonly words: Pick<PromptWords, 'limitedLogin' | 'logIn' | 'notNow' | 'signUp'> & {
    readonly close: () => string;
  };
  /**
   * On mobile it comes from below.
   * @default 'desktop'
   */
  readonly device?: 'desktop' | 'mobile' | 'tablet' | undefined;
  /** Goes on to log in. */
  readonly onLogIn: () => void;
  /** Goes on to sign up; left out: only logging in is offered. */
  readonly onSignUp?: (() => void) | undefined;
  readonly onClose: () => void;
  /** What gets the focus back. */
  readonly anchor?: HTMLElement | null | undefined;
  /** Decoration above the title, such as the mark of the site. */
  readonly mark?: ReactNode;
}

/**
 * Asks a signed-out visitor to log in or sign up before an action (S2 §2), and somebody who signed in with limits to log
 * in again (S3 §6). Renders a `<div role="dialog">` at the end of the page, nothing on a server; needs `dialog.css`, `sheet.css`, `button.css` and `login-modal.css`. Fetch it when it
 * first opens.
 */
export const LoginModal = forwardRef<HTMLDivElement, LoginModalProps>(function LoginModal(
  {
    outcome,
    title,
    words,
    device,
    onLogIn,
    onSignUp,
    onClose,
    anchor,
    mark,
    className,
    ...attributes
  },
  ref,
) {
  const isLimited = outcome === 'limited-login';
  const Frame = device === 'mobile' ? Sheet : SmallDialog;
  const logIn = { text: words.logIn(), go: onLogIn };
  const signUp = onSignUp && !isLimited ? [{ text: words.signUp(), go: onSignUp }] : [];
  const ways = outcome === 'signup' ? [...signUp, logIn] : [logIn, ...signUp];
  return (
    <Frame
      {...attributes}
      ref={ref}
      className={withClass('tb-login', className)}
      data-outcome={outcome}
      title={
        <>
          {mark ? (
            <span className="tb-login-mark" aria-hidden="true">
              {mark}
            </span>
          ) : null}
          {title}
        </>
      }
      description={isLimited ? words.limitedLogin() : undefined}
      closeLabel={words.close()}
      anchor={anchor}
      onClose={onClose}
      footer={
        <>
          {ways.map(({ text, go }, index) => (
            <Button key={text} variant={index === 0 ? 'primary' : 'quiet'} onClick={go}>
              {text}
            </Button>
          ))}
          {isLimited ? <Button onClick={onClose}>{words.notNow()}</Button> : null}
        </>
      }
    />
  );
});

const SmallDialog = forwardRef<HTMLDivElement, Omit<DialogProps, 'size'>>(
  function SmallDialog(props, ref) {
    return <Dialog {...props} ref={ref} size="small" />;
  },
);
