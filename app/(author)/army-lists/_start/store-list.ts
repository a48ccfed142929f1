import { callApi } from "@/app/_client/call-api";
import type { Refusal, SentIssue } from "@/app/_ui/request-json";
import type { ReadingDoubt } from "@/lib/domain/bogowie-wojny/list/imports/read-army";
import type { Finding } from "@/lib/domain/document/check-report";
import { KEEPS_NOTHING } from "../../_local/keeps-nothing";
import { type Home, startDocument } from "../../_local/start-document";

/** The outcome of starting a list. */
export type Outcome =
  | { readonly is: "ready" | "sending" }
  | {
      /** The points in a file were wrong: the correct ones, and the list without them. */
      readonly is: "recalculated";
      readonly findings: readonly Finding[];
      readonly list: unknown;
    }
  | {
      /** A list read from a roster's file, with what is in doubt about it. */
      readonly is: "read";
      readonly doubts: readonly ReadingDoubt[];
      readonly list: unknown;
    }
  | {
      readonly is: "failed";
      readonly reason:
        | "signed-out"
        | "full"
        | "invalid"
        | "other-kind"
        | "unreadable"
        | "away"
        | "book-away"
        | "format-away"
        | "browser";
      readonly issues: readonly SentIssue[];
      /** The maximum number of documents in an account, if it was reached; otherwise 0. */
      readonly limit: number;
      readonly megabytes: number;
    };

/** Stores a list from a file. Points in the file are removed; if they were wrong, the owner is asked first. */
export async function storeForeignList(json: unknown, home: Home): Promise<Outcome> {
  if (isOfOtherKind(json)) return failed("other-kind");
  const reader = await import("@/lib/domain/bogowie-wojny/list/stated-points").catch(() => null);
  if (reader === null) return failed("away");
  const { json: list, stated } = reader.takeStatedPoints(json);
  if (stated.length === 0) return storeList(list, home);
  const checked = await callApi("POST /army-lists/check", { body: json });
  if (!checked.ok) return refused(checked.refusal);
  const findings = checked.value.findings.filter(({ code }) => code === "points-recalculated");
  return findings.length === 0 ? storeList(list, home) : { is: "recalculated", findings, list };
}

/** Has the service read a roster's file, and stores the list; if anything is in doubt, the owner is asked first. */
export async function storeRosterFile(file: Blob, home: Home): Promise<Outcome> {
  const body = file.slice(0, file.size, "application/octet-stream");
  const read = await callApi("POST /army-lists/read", { body });
  if (!read.ok) return refused(read.refusal);
  const { list, doubts } = read.value;
  return doubts.length === 0 ? storeList(list, home) : { is: "read", doubts, list };
}

function isOfOtherKind(json: unknown): boolean {
  return typeof json === "object" && json !== null && "kind" in json && json.kind !== "army-list";
}

/** Stores a new list and opens its builder; returns only if that failed. */
export async function storeList(list: unknown, home: Home): Promise<Outcome> {
  const stored = await startDocument({ ...(list as object), kind: "army-list" }, home);
  if (!stored.ok) return refused(stored.refusal);
  location.assign(stored.value.href);
  return { is: "sending" };
}

type Failure = Extract<Outcome, { is: "failed" }>;

export function failed(reason: Failure["reason"]): Outcome {
  return { is: "failed", reason, issues: [], limit: 0, megabytes: 0 };
}

function refused(refusal: Refusal): Outcome {
  const { issues, limit, megabytes } = refusal;
  return { is: "failed", reason: reasonOf(refusal), issues, limit, megabytes };
}

function reasonOf({ code }: Refusal): Failure["reason"] {
  if (code === "unauthenticated") return "signed-out";
  if (code === "too-many-documents") return "full";
  if (code === KEEPS_NOTHING.code) return "browser";
  const isAway = ["internal-error", "too-many-requests", "busy"].includes(code);
  return isAway ? "away" : "invalid";
}
