"use client";

import { createContext, useContext, useDeferredValue, useMemo } from "react";
import { useStoredDraft } from "@/app/_ui/use-stored-draft";
import type { Battlefield, BattlefieldPiece } from "@/lib/domain/bogowie-wojny/field/battlefield";
import type { BattlefieldFinding } from "@/lib/domain/bogowie-wojny/field/finding";
import { type Draft, draftFaults } from "./draft";
import type { LiveField } from "./use-field";

/** The draft of the player whose turn it is, and its faults. */
interface Drafting {
  readonly draft: Draft | null;
  readonly setDraft: (draft: Draft | null) => void;
  readonly faults: readonly BattlefieldFinding[];
}

export const DraftContext = createContext<Drafting | null>(null);

export function useDraft(): Drafting {
  const drafting = useContext(DraftContext);
  if (!drafting) throw new Error("useDraft stands outside a battlefield");
  return drafting;
}

interface Held {
  readonly step: number;
  readonly seat: LiveField["acting"];
  readonly draft: Draft;
}

const ORIGINS: Readonly<Record<string, BattlefieldPiece["origin"]>> = {
  bought: "bought",
  special: "special",
};

/** Keeps the draft in this browser until the step in which it was made ends. */
export function useDrafting({ view, acting }: LiveField): Drafting {
  const [held, setHeld] = useStoredDraft<Held>(`grundlag.field-draft.${view.gameId}`);
  const isCurrent = held?.step === view.step && held.seat === acting;
  const draft = isCurrent ? held.draft : null;
  const judged = useDeferredValue(draft);
  const { edges, stage, step } = view;
  const field = view.field as Battlefield | null;
  const placedBy = acting && edges ? edges[acting] : null;
  const faults = useMemo(() => {
    if (!field || !judged || !placedBy) return [];
    return draftFaults(field, judged, { placedBy, origin: ORIGINS[stage] ?? "placed" });
  }, [field, judged, placedBy, stage]);
  return {
    draft,
    setDraft: (next) => setHeld(next && { step, seat: acting, draft: next }),
    faults,
  };
}
