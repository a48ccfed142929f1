"use client";

import { Eye, Lock } from "lucide-react";
import { useTranslations } from "next-intl";
import { LocalTime } from "@/app/_frame/local-time";
import { Button } from "@/app/_ui/button";
import type { SlipView } from "@/lib/domain/game/game-view";
import { useGame } from "./use-game";
import { useRegimentName } from "./use-regiment-name";
import type { Wire } from "./wire";

interface SlipRowProps {
  readonly at: Wire<SlipView>;
  readonly isOwn: boolean;
}

/** A slip: who hides where, since when, and whether the other player knows. */
export function SlipRow({ at, isOwn }: SlipRowProps) {
  const t = useTranslations("game.ambush");
  const regimentName = useRegimentName();
  const { move, isMoving } = useGame();
  const { slip, regiment, sealedAt, revealedAt, number } = at;
  const Icon = revealedAt ? Eye : Lock;
  return (
    <li className="postrow" tabIndex={-1}>
      <div>
        <span className="caps">
          <Icon className="ic" aria-hidden /> {revealedAt ? t("revealed") : t("sealed")}
        </span>
        <p>
          <b>{regiment && regimentName(regiment)}</b>
        </p>
        <p>{t("where", { place: slip.place, cm: slip.fromEdgeCm })}</p>
        <p className="hint">
          {t("sealedAt")} <LocalTime instant={sealedAt} />
          {revealedAt && (
            <>
              {" · "}
              {t("revealedAt")} <LocalTime instant={revealedAt} />
            </>
          )}
        </p>
      </div>
      {isOwn && !revealedAt && (
        <div className="postacts">
          <Button isPending={isMoving} onPress={() => void move(`/ambushes/${number}/reveal`)}>
            {t("reveal")}
          </Button>
        </div>
      )}
    </li>
  );
}
