import type { ReactNode } from "react";
import { fieldLook } from "@/app/_ui/field-look";

/** Texts of faults or remarks, keyed by field name. */
type TextAt = Readonly<Record<string, string>>;

/** The faults and remarks at the fields of an odds form. */
export interface FieldMessages {
  readonly faults: TextAt;
  readonly remarks: TextAt;
}

/** The fault of a field. */
export function FaultAt({ name, faults }: { readonly name: string; readonly faults: TextAt }) {
  return faults[name] ? (
    <p id={`${name}-fault`} className={fieldLook().fault()}>
      {faults[name]}
    </p>
  ) : null;
}

/** A remark on a field: why its ticked row contradicts another. */
export function RemarkAt({ name, remarks }: { readonly name: string; readonly remarks: TextAt }) {
  return remarks[name] ? <Remark id={`${name}-remark`}>{remarks[name]}</Remark> : null;
}

interface RemarkProps {
  readonly id?: string;
  readonly children: ReactNode;
}

/** A remark on a contradiction that is nevertheless allowed. */
export function Remark({ id, children }: RemarkProps) {
  return (
    <p id={id} className="my-2 border-warn border-s-3 ps-3 text-sm">
      {children}
    </p>
  );
}

/** ARIA attributes that link a field to its fault or remark for screen reader users. */
export function messageProps(name: string, { faults, remarks }: FieldMessages) {
  if (faults[name]) return { "aria-invalid": true, "aria-describedby": `${name}-fault` };
  return remarks[name] ? { "aria-describedby": `${name}-remark` } : {};
}
