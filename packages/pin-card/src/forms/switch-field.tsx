'use client';
import { withClass } from '@tackboard/ui';
import { forwardRef, type HTMLAttributes, type ReactNode, useId } from 'react';

/** Props of {@link SwitchField}, in addition to the attributes of a `<div>`. */
export interface SwitchFieldProps extends Omit<
  HTMLAttributes<HTMLDivElement>,
  'children' | 'onChange'
> {
  readonly label: string;
  /** An explanation below the label. */
  readonly hint?: ReactNode;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** A switch with a label. */
export const SwitchField = forwardRef<HTMLDivElement, SwitchFieldProps>(function SwitchField(
  { label, hint, isOn, onChange, className, ...attributes },
  ref,
) {
  const id = useId();
  return (
    <div {...attributes} ref={ref} className={withClass('tb-switch-field', className)}>
      <label className="tb-switch-field-text" htmlFor={id}>
        <span className="tb-field-label">{label}</span>
        {hint ? (
          <span className="tb-switch-field-hint" id={`${id}-hint`}>
            {hint}
          </span>
        ) : null}
      </label>
      <input
        id={id}
        className="tb-switch-field-input"
        type="checkbox"
        role="switch"
        checked={isOn}
        aria-checked={isOn}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={({ target }) => onChange(target.checked)}
      />
    </div>
  );
});
