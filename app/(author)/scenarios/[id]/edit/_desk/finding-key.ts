import type { AcceptedFinding } from "@/lib/domain/document/accepted-findings";
import type { Finding } from "@/lib/domain/document/check-report";

/** Identifies a finding in a list. */
export function findingKey({ code, path }: Pick<Finding, "code" | "path">): string {
  return `${code} ${path}`;
}

/** Identifies an accepted finding; findings at one place may have several reasons. */
export function acceptedKey({ finding, reason }: AcceptedFinding): string {
  return `${findingKey(finding)} ${reason}`;
}
