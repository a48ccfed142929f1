import type { ReactNode } from "react";
import { FaultAt, RemarkAt, type Said, saidProps } from "./fault-at";

interface TickedChoice {
  readonly id: string;
  readonly checked: boolean;
  readonly content: ReactNode;
}

interface TickProps extends TickedChoice {
  /** The field's name in the address, where its messages are shown too. */
  readonly name: string;
  readonly place: string;
  readonly said: Said;
}

/** A circumstance of its own to tick. */
export function Tick({ id, name, place, checked, content, said }: TickProps) {
  return (
    <div>
      <label className="check">
        <input
          type="checkbox"
          name={name}
          value={id}
          defaultChecked={checked}
          {...saidProps(place, said)}
        />
        {content}
      </label>
      <FaultAt name={place} faults={said.faults} />
      <RemarkAt name={place} remarks={said.remarks} />
    </div>
  );
}

interface TickGroupProps {
  readonly name: string;
  readonly legend: string;
  readonly hint?: ReactNode;
  /** What choosing nothing is called. */
  readonly none: string;
  readonly choices: readonly TickedChoice[];
  readonly said: Said;
}

/** Circumstances of which one holds, or none. */
export function TickGroup({ name, legend, hint, none, choices, said }: TickGroupProps) {
  return (
    <fieldset className="oddsgroup" {...saidProps(name, said)}>
      <legend>{legend}</legend>
      <FaultAt name={name} faults={said.faults} />
      <RemarkAt name={name} remarks={said.remarks} />
      {hint}
      <label className="check">
        <input
          type="radio"
          name={name}
          value=""
          defaultChecked={!choices.some(({ checked }) => checked)}
        />
        <span>{none}</span>
      </label>
      {choices.map(({ id, checked, content }) => (
        <label key={id} className="check">
          <input type="radio" name={name} value={id} defaultChecked={checked} />
          {content}
        </label>
      ))}
    </fieldset>
  );
}
