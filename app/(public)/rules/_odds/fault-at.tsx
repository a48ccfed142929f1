import { getTranslations } from "next-intl/server";
import type { OddsFaults } from "./ask-odds";

export interface FaultAtProps {
  readonly name: string;
  readonly faults: OddsFaults;
}

/** What is wrong at a field, in words. */
export async function FaultAt({ name, faults }: FaultAtProps) {
  const t = await getTranslations("rules.odds.faults");
  const fault = faults[name];
  return fault ? (
    <p id={`${name}-fault`} className="field-error">
      {t(fault)}
    </p>
  ) : null;
}

/** What a field needs so that it is known to be wrong, and why, without seeing it. */
export function faultProps(name: string, faults: OddsFaults) {
  return faults[name] ? { "aria-invalid": true, "aria-describedby": `${name}-fault` } : {};
}
