"use client";

import { useMemo } from "react";
import type { CountLook } from "@/app/_ui/count";
import type { ScenarioFinding } from "@/lib/domain/belle-alliance/scenario/finding-codes";
import { useCheck } from "./check-context";
import type { Check } from "./checker";
import { useDesk } from "./desk-context";
import { DESK_PARTS, type DeskPart } from "./desk-parts";
import { placeOf } from "./place-of";
import { type PartCount, RailParts } from "./rail-parts";

/** The parts of the desk, each with the number of its open findings. */
export function Rail() {
  const { variantOf } = useDesk();
  const parts = DESK_PARTS.filter((part) => !variantOf || !OF_WHOLE.includes(part));
  return <RailParts parts={parts} counts={useCounts()} />;
}

/** Parts that a scenario and its variants have together, on its own desk. */
const OF_WHOLE: readonly DeskPart[] = ["history", "share"];

function useCounts() {
  const check = useCheck();
  return useMemo(() => countsByPart(check), [check]);
}

/** The number of open findings in each part, and the most serious one; the check page counts all findings. */
function countsByPart({ findings, checked }: Pick<Check, "findings" | "checked">) {
  const counts = new Map<DeskPart, PartCount>();
  for (const finding of findings) {
    const { part } = placeOf(checked, finding);
    const before = counts.get(part) ?? { n: 0, look: "plain" };
    counts.set(part, { n: before.n + 1, look: moreSevere(before.look, lookOf(finding)) });
  }
  if (findings.length > 0) counts.set("check", { n: findings.length, look: "plain" });
  return counts;
}

const LOOKS = { error: "error", warning: "warn", note: "plain" } as const;

function lookOf({ severity }: ScenarioFinding): CountLook {
  return LOOKS[severity];
}

function moreSevere(one: CountLook, other: CountLook): CountLook {
  if (one === "error" || other === "error") return "error";
  return one === "warn" || other === "warn" ? "warn" : "plain";
}
