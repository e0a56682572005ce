interface SelectProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: Readonly<Record<Value, string>>;
  readonly onChange: (value: Value) => void;
}

/** A labelled list of choices. */
export function Select<Value extends string>({
  label,
  value,
  options,
  onChange,
}: SelectProps<Value>) {
  return (
    <label className="yp-select">
      <span>{label}</span>
      {/* The options are the keys of the record, so the browser returns one of them. */}
      <select value={value} onChange={({ target }) => onChange(target.value as Value)}>
        {Object.entries<string>(options).map(([key, title]) => (
          <option key={key} value={key}>
            {title}
          </option>
        ))}
      </select>
    </label>
  );
}
