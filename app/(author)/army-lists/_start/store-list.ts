import type { Issue } from "@/lib/domain/error-code";

/** What became of a list that was to be started. */
export type Outcome =
  | { readonly is: "ready" | "sending" }
  | {
      readonly is: "failed";
      readonly reason: "signed-out" | "invalid" | "unreadable" | "away";
      readonly issues: readonly Issue[];
    };

/** Stores a new list and goes on to its builder; comes back only where that failed. */
export async function storeList(list: unknown): Promise<Outcome> {
  const response = await fetch("/api/v1/army-lists", {
    method: "POST",
    credentials: "same-origin",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(list),
  }).catch(() => null);
  if (response === null || response.status >= 500) return failed("away");
  if (response.status === 401) return failed("signed-out");
  const body = (await response.json().catch(() => ({}))) as { id?: string; errors?: Issue[] };
  if (!response.ok || body.id === undefined) return failed("invalid", body.errors);
  location.assign(`/army-lists/${body.id}/edit`);
  return { is: "sending" };
}

export function failed(
  reason: Extract<Outcome, { is: "failed" }>["reason"],
  issues: readonly Issue[] = [],
): Outcome {
  return { is: "failed", reason, issues };
}
