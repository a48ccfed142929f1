import type { Severity } from "@/lib/domain/severity";
import { subjectAt } from "@/lib/domain/subject-at";
import type { Check } from "../../_desk/checker";
import { placesOf } from "../../_desk/place-of";

const GRAVEST_LAST: readonly Severity[] = ["note", "warning", "error"];

/** The gravest open finding on each thing of a scenario, by its id. */
export function gravestById({
  findings,
  checked,
}: Pick<Check, "findings" | "checked">): ReadonlyMap<string, Severity> {
  const gravest = new Map<string, Severity>();
  for (const severity of GRAVEST_LAST) {
    for (const finding of findings) {
      if (finding.severity !== severity) continue;
      for (const path of placesOf(finding)) {
        const id = subjectAt(checked, path);
        if (id) gravest.set(id, severity);
      }
    }
  }
  return gravest;
}
