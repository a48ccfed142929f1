import { askApi, type Refusal, type SentIssue, sending } from "@/app/_ui/ask-api";

/** What became of a list that was to be started. */
export type Outcome =
  | { readonly is: "ready" | "sending" }
  | {
      readonly is: "failed";
      readonly reason: "signed-out" | "invalid" | "unreadable" | "away";
      readonly issues: readonly SentIssue[];
    };

/** Stores a new list and goes on to its builder; comes back only where that failed. */
export async function storeList(list: unknown): Promise<Outcome> {
  const stored = await askApi<{ id: string }>("/army-lists", sending("POST", list));
  if (!stored.ok) return failed(reasonOf(stored.refusal), stored.refusal.issues);
  location.assign(`/army-lists/${stored.value.id}/edit`);
  return { is: "sending" };
}

export function failed(
  reason: Extract<Outcome, { is: "failed" }>["reason"],
  issues: readonly SentIssue[] = [],
): Outcome {
  return { is: "failed", reason, issues };
}

function reasonOf({ code }: Refusal): "signed-out" | "invalid" | "away" {
  if (code === "unauthenticated") return "signed-out";
  return code === "internal-error" || code === "too-many-requests" ? "away" : "invalid";
}
