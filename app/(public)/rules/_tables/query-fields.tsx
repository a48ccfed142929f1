import { classNames } from "@/app/_ui/class-names";
import { inputLook, selectLook } from "@/app/_ui/field-look";
export interface ChoiceFieldProps {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly choices: readonly (readonly [value: string, label: string])[];
}

/** A select for a form that queries the page itself. */
export function ChoiceField({ id, name, label, value, choices }: ChoiceFieldProps) {
  return (
    <label htmlFor={id} className="grid gap-0.75 text-sm font-semibold max-tablet:w-full">
      {label}
      <select
        className={selectLook({ className: "font-normal" })}
        id={id}
        name={name}
        defaultValue={value}
      >
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

/** A text field for search words or a name, for a form that queries the page itself. */
export function QueryField({ label, value, hint, type = "text", ...field }: QueryFieldProps) {
  const { id, name, className } = field;
  return (
    <label
      htmlFor={id}
      className={classNames("grid gap-0.75 text-sm font-semibold max-tablet:w-full", className)}
    >
      {label}
      <input
        className={inputLook({ className: "font-normal" })}
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
