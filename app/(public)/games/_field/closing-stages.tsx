"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/app/_ui/button";
import { Checkbox } from "@/app/_ui/checkbox";
import type { BattlefieldPiece } from "@/lib/domain/bogowie-wojny/field/battlefield";
import type { BattlefieldWords } from "@/lib/domain/bogowie-wojny/field/finding-text";
import { BASE_ORIENTATIONS } from "@/lib/domain/bogowie-wojny/field/operational-base";
import { pieceText } from "@/lib/domain/bogowie-wojny/field/thing-text";
import { SEATS } from "@/lib/domain/bogowie-wojny/game/seat";
import { useField } from "./use-field";

/** Places the player's operational base, along the edge or into the table [14.5]. */
export function BasesStage() {
  const t = useTranslations("fieldSetUp.bases");
  const { move, isMoving } = useField();
  return (
    <div className="flex flex-wrap items-center gap-2">
      {BASE_ORIENTATIONS.map((lies) => (
        <Button
          key={lies}
          look={lies === "along" ? "primary" : "plain"}
          isPending={isMoving}
          onPress={() => void move({ move: "set-base", lies })}
        >
          {t(lies)}
        </Button>
      ))}
    </div>
  );
}

/** Chooses the main objective, or both secondary ones, from the pieces the rules allow [14.6]. */
export function ObjectiveStage() {
  const t = useTranslations("fieldSetUp.objectives");
  const pieceName = usePieceName();
  const { view, move, isMoving } = useField();
  const { certain = [], equals = [], count = 0 } = view.objectives ?? {};
  const [chosen, setChosen] = useState<readonly string[]>([...certain, ...equals].slice(0, count));
  const isWhole = chosen.length === count;
  return (
    <>
      <fieldset className="grid gap-2">
        <legend className="float-start col-span-full mb-2 font-semibold">
          {t("which", { count })}
        </legend>
        {[...certain, ...equals].map((id) => (
          <Checkbox
            key={id}
            isSelected={chosen.includes(id)}
            isDisabled={certain.includes(id)}
            onChange={(isOn) =>
              setChosen(isOn ? [...chosen, id] : chosen.filter((each) => each !== id))
            }
          >
            {pieceName(id)}
          </Checkbox>
        ))}
      </fieldset>
      {certain.length > 0 && <p className="hint mb-2">{t("certain")}</p>}
      <Button
        look="primary"
        isPending={isMoving}
        {...(isWhole ? {} : { offBecause: t("missing", { count }) })}
        onPress={() => void move({ move: "choose-objectives", pieces: [...chosen] })}
      >
        {t("choose")}
      </Button>
    </>
  );
}

/** Returns a function that describes a piece by number, kind and position of its centre. */
export function usePieceName(): (id: string) => string {
  const t = useTranslations("fieldSetUp.objectives");
  const words = useTranslations("battlefield") as unknown as BattlefieldWords;
  const { view } = useField();
  return (id) => {
    const pieces = (view.field?.pieces ?? []) as BattlefieldPiece[];
    const index = pieces.findIndex((piece) => piece.id === id);
    const piece = pieces[index];
    if (!piece) return "";
    const mean = (axis: 0 | 1) =>
      Math.round(piece.points.reduce((sum, at) => sum + at[axis], 0) / piece.points.length);
    const sort = pieceText(piece, words);
    const named = piece.name ? t("named", { piece: sort, name: piece.name }) : sort;
    return t("piece", { n: index + 1, piece: named, x: mean(0), y: mean(1) });
  };
}

/** Decides which player deploys their first division first [14.6]. */
export function DeploymentStage() {
  const t = useTranslations("fieldSetUp.deployment");
  const { view, move, isMoving } = useField();
  return (
    <div className="flex flex-wrap items-center gap-2">
      {SEATS.map((first) => (
        <Button
          key={first}
          look="primary"
          isPending={isMoving}
          onPress={() => void move({ move: "decide-deployment", first })}
        >
          {t("first", { player: view.players[first] ?? "" })}
        </Button>
      ))}
    </div>
  );
}
