import type { ReactNode } from "react";
import { fieldLook } from "@/app/_ui/field-look";

/** What is wrong, or what contradicts something else, by the name of the field: in words. */
type TextAt = Readonly<Record<string, string>>;

/** All that is said at the fields of a form of odds. */
export interface Said {
  readonly faults: TextAt;
  readonly remarks: TextAt;
}

/** What is wrong at a field. */
export function FaultAt({ name, faults }: { readonly name: string; readonly faults: TextAt }) {
  return faults[name] ? (
    <p id={`${name}-fault`} className={fieldLook().fault()}>
      {faults[name]}
    </p>
  ) : null;
}

/** Why the ticked row contradicts another one. */
export function RemarkAt({ name, remarks }: { readonly name: string; readonly remarks: TextAt }) {
  return remarks[name] ? <Remark id={`${name}-remark`}>{remarks[name]}</Remark> : null;
}

interface RemarkProps {
  readonly id?: string;
  readonly children: ReactNode;
}

/** What contradicts something else, but may stand. */
export function Remark({ id, children }: RemarkProps) {
  return (
    <p id={id} className="my-2 border-warn border-s-3 ps-3 text-sm">
      {children}
    </p>
  );
}

/** What a field needs so that what is said of it, and whether it is wrong, is known without seeing it. */
export function saidProps(name: string, { faults, remarks }: Said) {
  if (faults[name]) return { "aria-invalid": true, "aria-describedby": `${name}-fault` };
  return remarks[name] ? { "aria-describedby": `${name}-remark` } : {};
}
