'use client';
import { type ReactNode, useId } from 'react';

/** What a {@link SwitchField} takes. */
export interface SwitchFieldProps {
  readonly label: string;
  /** What it means, below the label. */
  readonly hint?: ReactNode;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** Something that is either so or not, as a switch with its label. */
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
