"use client";

interface TickListProps<Value extends string> {
  readonly label: string;
  readonly ticked: readonly Value[];
  readonly choices: readonly { readonly value: Value; readonly label: string }[];
  readonly onChange: (ticked: Value[]) => void;
}

/** Any of several, each with its tick; the order of the choices is kept. */
export function TickList<Value extends string>(props: TickListProps<Value>) {
  const { label, ticked, choices, onChange } = props;
  const flip = (value: Value) => {
    const now = new Set(ticked);
    if (!now.delete(value)) now.add(value);
    onChange(choices.flatMap((choice) => (now.has(choice.value) ? [choice.value] : [])));
  };
  return (
    <fieldset className="ticks">
      <legend className="label">{label}</legend>
      {choices.map(({ value, label: words }) => (
        <label key={value}>
          <input type="checkbox" checked={ticked.includes(value)} onChange={() => flip(value)} />
          {words}
        </label>
      ))}
    </fieldset>
  );
}
