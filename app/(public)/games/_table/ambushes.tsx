"use client";

import { Eye, Lock } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { LocalTime } from "@/app/_frame/local-time";
import { Button } from "@/app/_ui/button";
import type { SlipView } from "@/lib/domain/bogowie-wojny/game/game-view";
import { SEATS, type Seat } from "@/lib/domain/bogowie-wojny/game/seat";
import type { Wire } from "@/lib/domain/document/wire";
import { GamePart } from "./game-part";
import { SlipForm } from "./slip-form";
import { useRegimentName } from "./use-army-names";
import { useGame } from "./use-game";

/** The player's own slips, sealed or open, and the slips the other player has opened [15.1]. */
export function Ambushes({ isFinished }: { readonly isFinished: boolean }) {
  const t = useTranslations("game.ambush");
  const { game } = useGame();
  const own = game.you && !game.endedAt ? game.seats[game.you]?.own : null;
  const hasSlips = SEATS.some((seat) => (game.seats[seat]?.slips.length ?? 0) > 0);
  if (!hasSlips && !own?.ambushesLeft) return null;
  return (
    <GamePart stage="ambushes" title={t("title")} rule="15.1" isFinished={isFinished}>
      {game.you && <p className="hint mb-2 mt-1.5">{t("secret")}</p>}
      <div className="grid gap-4 tablet:grid-cols-2">
        {SEATS.map((seat) => (
          <Slips key={seat} seat={seat} />
        ))}
      </div>
    </GamePart>
  );
}

function Slips({ seat }: { readonly seat: Seat }) {
  const { game } = useGame();
  const at = game.seats[seat];
  const [sealed, setSealed] = useState(0);
  const rows = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // The row and not its button, which opens the slip for good, because Enter may still be held down.
    if (sealed > 0) (rows.current?.lastElementChild as HTMLElement | null)?.focus();
  }, [sealed]);
  const own = game.endedAt ? null : at?.own;
  if (!at || (at.slips.length === 0 && !own?.ambushesLeft)) return null;
  return (
    <div className="rounded-md border border-rule bg-sheet p-4">
      <h3 className="mb-1">{at.title}</h3>
      <ul ref={rows} className="divide-y divide-rule">
        {at.slips.map((slip) => (
          <SlipRow key={slip.number} at={slip} mayOpen={own !== null && game.you === seat} />
        ))}
      </ul>
      {own && own.ambushesLeft > 0 && (
        <SlipForm own={own} onSealed={() => setSealed((before) => before + 1)} />
      )}
    </div>
  );
}

interface SlipRowProps {
  readonly at: Wire<SlipView>;
  readonly mayOpen: boolean;
}

/** A slip: the unit hidden, its place, the time, and whether the other player knows. */
function SlipRow({ at, mayOpen }: SlipRowProps) {
  const t = useTranslations("game.ambush");
  const regimentName = useRegimentName();
  const { move, isMoving } = useGame();
  const { slip, regiment, sealedAt, revealedAt, number } = at;
  const Icon = revealedAt ? Eye : Lock;
  return (
    <li className="flex flex-wrap justify-between gap-x-4 gap-y-2 py-2" tabIndex={-1}>
      <div className="min-w-0 flex-1 basis-40">
        <span className="small-caps">
          <Icon aria-hidden /> {revealedAt ? t("revealed") : t("sealed")}
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
      {mayOpen && !revealedAt && (
        <div className="flex flex-wrap items-center gap-2">
          <Button isPending={isMoving} onPress={() => void move({ move: "reveal-ambush", number })}>
            {t("reveal")}
          </Button>
        </div>
      )}
    </li>
  );
}
