'use client';
import { type ReactNode, useId } from 'react';

/** Props of {@link SwitchField}. */
export interface SwitchFieldProps {
  readonly label: string;
  /** An explanation below the label. */
  readonly hint?: ReactNode;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** A switch with a label. */
export function SwitchField({ label, hint, isOn, onChange }: SwitchFieldProps) {
  const id = useId();
  return (
    <div className="tb-switch-field">
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
}
