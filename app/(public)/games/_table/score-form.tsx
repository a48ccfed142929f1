"use client";

import { useTranslations } from "next-intl";
import { type SubmitEvent, useState } from "react";
import { Button } from "@/app/_ui/button";
import { otherSeat, SEATS, type Seat } from "@/lib/domain/game/seat";
import type { ScoreSheet } from "@/lib/rules/bogowie-wojny/victory";
import { SheetFields } from "./sheet-fields";
import { useGame } from "./use-game";

type Sheets = Readonly<Record<Seat, ScoreSheet>>;

const NOTHING: ScoreSheet = {
  enemyBases: 0,
  operationalBase: false,
  mainObjective: "none",
  firstSecondary: "none",
  secondSecondary: "none",
  generalsKilled: 0,
  seniorsKilled: 0,
  enemyHalfLost: false,
  enemyMoraleBroken: false,
  fewerLosses: false,
};

/** Both players' sheets, side by side: what one takes the other cannot have. */
export function ScoreForm({ onDone }: { readonly onDone: () => void }) {
  const t = useTranslations("game.score");
  const { game, move, isMoving } = useGame();
  const [sheets, setSheets] = useState<Sheets>(game.score?.sheets ?? { a: NOTHING, b: NOTHING });
  const change = (seat: Seat, sheet: ScoreSheet) => {
    const other = otherSeat(seat);
    setSheets({ ...sheets, [seat]: sheet, [other]: yielding(sheets[other], sheet) });
  };
  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    if (await move("/score", sheets, "PUT")) onDone();
  };
  return (
    <form className="scoreform" onSubmit={(event) => void send(event)}>
      <div className="gamecolumns">
        {SEATS.map((seat) => (
          <SheetFields
            key={seat}
            title={t("by", { player: game.seats[seat]?.player ?? "" })}
            sheet={sheets[seat]}
            enemyBases={game.seats[otherSeat(seat)]?.bases ?? 0}
            onChange={(sheet) => change(seat, sheet)}
          />
        ))}
      </div>
      <div className="actsrow">
        <Button type="submit" look="primary" isPending={isMoving}>
          {t("propose")}
        </Button>
        <Button look="bare" onPress={onDone}>
          {t("cancel")}
        </Button>
      </div>
    </form>
  );
}

/** The other sheet, without what only one player can have [12.2]. */
function yielding(sheet: ScoreSheet, taken: ScoreSheet): ScoreSheet {
  const ground = (name: "mainObjective" | "firstSecondary" | "secondSecondary") =>
    taken[name] === "none" ? sheet[name] : "none";
  return {
    ...sheet,
    mainObjective: ground("mainObjective"),
    firstSecondary: ground("firstSecondary"),
    secondSecondary: ground("secondSecondary"),
    fewerLosses: sheet.fewerLosses && !taken.fewerLosses,
  };
}
