import type { Finding } from "@/lib/domain/check-report";

/** What tells one finding from another in a list. */
export function findingKey({ code, path }: Pick<Finding, "code" | "path">): string {
  return `${code} ${path}`;
}
