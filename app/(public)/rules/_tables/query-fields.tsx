import { inputLook, selectLook } from "@/app/_ui/field-look";
export interface ChoiceFieldProps {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly choices: readonly (readonly [value: string, label: string])[];
}

/** One of several, for a form that queries the page itself. */
export function ChoiceField({ id, name, label, value, choices }: ChoiceFieldProps) {
  return (
    <label htmlFor={id}>
      {label}
      <select className={selectLook()} id={id} name={name} defaultValue={value}>
        {choices.map(([choice, text]) => (
          <option key={choice} value={choice}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

export interface QueryFieldProps {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly hint: string;
  readonly type?: "text" | "search";
  readonly className?: string;
}

/** Words to look for, or a name, for a form that queries the page itself. */
export function QueryField({ label, value, hint, type = "text", ...field }: QueryFieldProps) {
  const { id, name, className } = field;
  return (
    <label htmlFor={id} className={className}>
      {label}
      <input
        className={inputLook()}
        id={id}
        name={name}
        type={type}
        defaultValue={value}
        placeholder={hint}
        autoComplete="off"
      />
    </label>
  );
}
