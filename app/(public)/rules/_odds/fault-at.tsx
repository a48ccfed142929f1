import { getTranslations } from "next-intl/server";
import type { OddsFaults, OddsRemarks } from "./ask-odds";

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

/** Why what is ticked cannot hold beside something else. */
export function RemarkAt({
  name,
  remarks,
}: {
  readonly name: string;
  readonly remarks: OddsRemarks;
}) {
  return remarks[name] ? (
    <p id={`${name}-remark`} className="oddsremark">
      {remarks[name]}
    </p>
  ) : null;
}

/** What a field needs so that what is said of it, and whether it is wrong, is known without seeing it. */
export function saidProps(name: string, faults: OddsFaults, remarks: OddsRemarks = {}) {
  if (faults[name]) return { "aria-invalid": true, "aria-describedby": `${name}-fault` };
  return remarks[name] ? { "aria-describedby": `${name}-remark` } : {};
}
