import type { ReactNode } from "react";

interface FieldGroupProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A group of fields under a line with its title. */
export function FieldGroup({ title, children }: FieldGroupProps) {
  return (
    <fieldset className="grid min-w-0 gap-2 border-rule border-t pt-2">
      <legend className="pe-2 font-semibold text-sm">{title}</legend>
      {children}
    </fieldset>
  );
}
