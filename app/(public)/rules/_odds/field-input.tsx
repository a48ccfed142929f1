import { inputLook, selectLook } from "@/app/_ui/field-look";
import { FaultAt, type FieldMessages, messageProps, RemarkAt } from "./fault-at";
import { FieldFrame } from "./field-frame";

interface FieldInputProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  /** A whole number within bounds, or one of several choices. */
  readonly takes:
    | { readonly least: number; readonly most: number }
    | { readonly choices: readonly (readonly [value: string, label: string])[] };
  readonly said: FieldMessages;
}

/** A field of a party, with its fault or remark. */
export function FieldInput({ name, label, value, takes, said }: FieldInputProps) {
  const common = { id: name, name, defaultValue: value, ...messageProps(name, said) };
  return (
    <FieldFrame id={name} label={label} place="columns">
      {"choices" in takes ? (
        <select className={selectLook()} {...common}>
          {takes.choices.map(([choice, text]) => (
            <option key={choice} value={choice}>
              {text}
            </option>
          ))}
        </select>
      ) : (
        <input
          className={inputLook({ className: "num" })}
          type="number"
          inputMode={takes.least < 0 ? "text" : "numeric"}
          min={takes.least}
          max={takes.most}
          {...common}
        />
      )}
      <FaultAt name={name} faults={said.faults} />
      <RemarkAt name={name} remarks={said.remarks} />
    </FieldFrame>
  );
}
