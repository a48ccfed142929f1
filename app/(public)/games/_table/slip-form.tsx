"use client";

import { useTranslations } from "next-intl";
import type { SubmitEvent } from "react";
import { Button } from "@/app/_ui/button";
import { NumberField } from "@/app/_ui/number-field";
import { Select } from "@/app/_ui/select";
import { TextField } from "@/app/_ui/text-field";
import { useStoredDraft } from "@/app/_ui/use-stored-draft";
import { AMBUSH_REACH_CM } from "@/lib/domain/bogowie-wojny/game/game-event";
import type { SeatView } from "@/lib/domain/bogowie-wojny/game/game-view";
import { LIMITS } from "@/lib/domain/document/limits";
import type { Wire } from "@/lib/domain/document/wire";
import { useRegimentName } from "./use-army-names";
import { useGame } from "./use-game";

interface SlipFormProps {
  readonly own: NonNullable<Wire<SeatView>["own"]>;
  readonly onSealed: () => void;
}

const EMPTY = { regimentId: null as string | null, place: "", fromEdgeCm: null as number | null };

/** The form of a slip, which stays in its player's browser until it is sealed. */
export function SlipForm({ own: { ambushers, ambushesLeft }, onSealed }: SlipFormProps) {
  const t = useTranslations("game.ambush");
  const regimentName = useRegimentName();
  const { game, move, isMoving } = useGame();
  const [kept, setSlip] = useStoredDraft<typeof EMPTY>(`grundlag.game-slip.${game.id}.${game.you}`);
  const slip = stillOpen(kept ?? EMPTY, ambushers);
  const missing = missingIn(slip);
  const seal = async (event: SubmitEvent) => {
    event.preventDefault();
    const { regimentId, place, fromEdgeCm } = slip;
    if (missing || regimentId === null || fromEdgeCm === null) return;
    if (!(await move({ move: "seal-ambush", regimentId, place, fromEdgeCm }))) return;
    setSlip(null);
    onSealed();
  };
  return (
    <form
      data-slip-form
      className="grid min-w-0 grid-cols-1 content-start gap-3"
      onSubmit={(event) => void seal(event)}
    >
      <p>{t("left", { count: ambushesLeft })}</p>
      <Select
        label={t("regiment")}
        placeholder={t("regimentPlaceholder")}
        value={slip.regimentId}
        choices={ambushers.map(({ id, ...regiment }) => ({
          value: id,
          label: regimentName(regiment),
        }))}
        onChange={(regimentId) => setSlip({ ...slip, regimentId })}
      />
      <TextField
        label={t("place")}
        hint={t("placeHint")}
        value={slip.place}
        maxLength={LIMITS.lineLength}
        onChange={(place) => setSlip({ ...slip, place })}
      />
      <NumberField
        label={t("fromEdge")}
        unit="cm"
        minValue={0}
        value={slip.fromEdgeCm}
        error={isTooFar(slip) ? t("tooFar") : undefined}
        onCommit={(fromEdgeCm) => setSlip({ ...slip, fromEdgeCm })}
      />
      <Button
        type="submit"
        look="primary"
        isPending={isMoving}
        offBecause={missing ? t(`missing.${missing}`) : undefined}
      >
        {t("seal")}
      </Button>
    </form>
  );
}

/** Removes from a slip a unit that can no longer go into ambush. */
function stillOpen(slip: typeof EMPTY, ambushers: SlipFormProps["own"]["ambushers"]): typeof EMPTY {
  const mayHide = ambushers.some(({ id }) => id === slip.regimentId);
  return mayHide ? slip : { ...slip, regimentId: null };
}

function missingIn(slip: typeof EMPTY): "regiment" | "place" | "fromEdge" | null {
  if (slip.regimentId === null) return "regiment";
  if (slip.place.trim() === "") return "place";
  return slip.fromEdgeCm === null || isTooFar(slip) ? "fromEdge" : null;
}

/**
 * Whether the distance is too large. It is reported and not reduced, because a slip must not be sealed with a distance
 * that its player did not write [15.1].
 */
function isTooFar({ fromEdgeCm }: typeof EMPTY): boolean {
  return fromEdgeCm !== null && fromEdgeCm > AMBUSH_REACH_CM;
}
