'use client';
import type { GateOutcome } from '@tackboard/domain';
import type { PromptWords } from '@tackboard/domain/words';
import { forwardRef, type HTMLAttributes, type ReactNode } from 'react';
import { Button } from '../button/button.js';
import { withClass } from '../class-name/class-name.js';
import { Dialog, type DialogProps, Sheet } from '../dialog/dialog.js';

/** Props of {@link LoginModal} besides the attributes of a `<div>`. */
export interface LoginModalProps extends Omit<
  HTMLAttributes<HTMLDivElement>,
  'children' | 'title'
> {
  /** The outcome of the domain's `gate`, which decides which button is first. */
  readonly outcome: Exclude<GateOutcome, 'allowed' | 'nothing'>;
  /** The prompt of the same gate, such as "Log in to save this Pin". */
  readonly title: string;
  readonly words: Pick<PromptWords, 'limitedLogin' | 'logIn' | 'notNow' | 'signUp'> & {
    readonly close: () => string;
  };
  /**
   * On `mobile` it is a sheet.
   * @default 'desktop'
   */
  readonly device?: 'desktop' | 'mobile' | 'tablet' | undefined;
  /** The viewer chose to log in. */
  readonly onLogIn: () => void;
  /** The viewer chose to sign up. Without it there is no such button. */
  readonly onSignUp?: (() => void) | undefined;
  readonly onClose: () => void;
  /** Gets the focus after closing. */
  readonly anchor?: HTMLElement | null | undefined;
  /** Decoration above the title, such as the site's logo. */
  readonly mark?: ReactNode;
}

/**
 * Prompts a visitor to log in or sign up before an action, and a viewer with a limited login to log in again. Renders a
 * `<div role="dialog">` at the end of the page, nothing on a server. Import it when it first opens.
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
  const logIn = { text: words.logIn(), onClick: onLogIn };
  const signUp = onSignUp && !isLimited ? [{ text: words.signUp(), onClick: onSignUp }] : [];
  const buttons = outcome === 'signup' ? [...signUp, logIn] : [logIn, ...signUp];
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
          {buttons.map(({ text, onClick }, index) => (
            <Button key={text} variant={index === 0 ? 'primary' : 'quiet'} onClick={onClick}>
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
