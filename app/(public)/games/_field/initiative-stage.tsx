"use client";

import { Dices } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/app/_ui/button";
import { LinkButton } from "@/app/_ui/link-button";
import { NumberField } from "@/app/_ui/number-field";
import { SEATS, type Seat } from "@/lib/domain/game/seat";
import { COMMAND_VALUES } from "@/lib/rules/bogowie-wojny/tables/orders";
import { useField } from "./use-field";

type Stated = Record<Seat, number | null>;

/** Both roll, each with his commander-in-chief's value; what the service does not know of him is stated [14.2]. */
export function InitiativeStage() {
  const t = useTranslations("fieldSetUp.initiative");
  const { view, move, isMoving } = useField();
  const [stated, setStated] = useState<Stated>({ a: null, b: null });
  const { values, players, gameId } = view;
  if (!values) return null;
  if (SEATS.some((seat) => values[seat] === "to-draw")) {
    return (
      <>
        <p>{t("drawFirst")}</p>
        <LinkButton look="primary" href={`/games/${gameId}`}>
          {t("toCommanders")}
        </LinkButton>
      </>
    );
  }
  const isMissing = SEATS.some((seat) => values[seat] === "to-state" && stated[seat] === null);
  return (
    <>
      {SEATS.map((seat) =>
        values[seat] === "to-state" ? (
          <NumberField
            key={seat}
            label={t("value", { player: players[seat] ?? "" })}
            hint={t("unknown")}
            value={stated[seat]}
            minValue={COMMAND_VALUES.least}
            maxValue={COMMAND_VALUES.most}
            onCommit={(value) => setStated({ ...stated, [seat]: value })}
          />
        ) : (
          <p key={seat}>{t("known", { player: players[seat] ?? "", value: values[seat] })}</p>
        ),
      )}
      <Button
        look="primary"
        icon={<Dices className="ic" aria-hidden />}
        isPending={isMoving}
        {...(isMissing ? { offBecause: t("missing") } : {})}
        onPress={() => void move({ move: "roll-initiative", values: stated })}
      >
        {t("roll")}
      </Button>
    </>
  );
}
