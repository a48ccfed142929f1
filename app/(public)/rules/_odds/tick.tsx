import type { ReactNode } from "react";
import { NativeTick } from "@/app/_ui/native-tick";
import { FaultAt, type FieldMessages, messageProps, RemarkAt } from "./fault-at";

interface TickedChoice {
  readonly id: string;
  readonly checked: boolean;
  readonly content: ReactNode;
}

interface TickProps extends TickedChoice {
  /** The field's name in the address. Its fault and remark are those of `place`. */
  readonly name: string;
  readonly place: string;
  readonly said: FieldMessages;
}

/** A single circumstance to tick. */
export function Tick({ id, name, place, checked, content, said }: TickProps) {
  return (
    <div>
      <NativeTick name={name} value={id} defaultChecked={checked} {...messageProps(place, said)}>
        {content}
      </NativeTick>
      <FaultAt name={place} faults={said.faults} />
      <RemarkAt name={place} remarks={said.remarks} />
    </div>
  );
}

interface TickGroupProps {
  readonly name: string;
  readonly legend: string;
  readonly hint?: ReactNode;
  /** The label of the option to choose nothing. */
  readonly none: string;
  readonly choices: readonly TickedChoice[];
  readonly said: FieldMessages;
}

/** Circumstances of which at most one applies. */
export function TickGroup({ name, legend, hint, none, choices, said }: TickGroupProps) {
  return (
    <fieldset
      className="my-3 border-rule-2 border-s-3 border-double ps-3 wrong:border-s-error"
      {...messageProps(name, said)}
    >
      <legend className="font-semibold font-serif text-xs leading-read tracking-caps uppercase">
        {legend}
      </legend>
      <FaultAt name={name} faults={said.faults} />
      <RemarkAt name={name} remarks={said.remarks} />
      {hint}
      <NativeTick
        type="radio"
        name={name}
        value=""
        defaultChecked={!choices.some(({ checked }) => checked)}
      >
        <span>{none}</span>
      </NativeTick>
      {choices.map(({ id, checked, content }) => (
        <NativeTick key={id} type="radio" name={name} value={id} defaultChecked={checked}>
          {content}
        </NativeTick>
      ))}
    </fieldset>
  );
}

/** The amount a circumstance adds, at the end of its line. */
export function Added({ children }: { readonly children: ReactNode }) {
  return (
    <span className="ms-auto flex-none ps-3 text-end text-ink-2 text-xs tabular-nums">
      {children}
    </span>
  );
}
