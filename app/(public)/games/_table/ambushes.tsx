"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { SEATS, type Seat } from "@/lib/domain/game/seat";
import { SlipForm } from "./slip-form";
import { SlipRow } from "./slip-row";
import { useGame } from "./use-game";

/** One's own slips, sealed or open, and what the other player has opened [15.1]. */
export function Ambushes() {
  const t = useTranslations("game.ambush");
  const { game } = useGame();
  const own = game.you && game.seats[game.you]?.own;
  const hasSlips = SEATS.some((seat) => (game.seats[seat]?.slips.length ?? 0) > 0);
  if (!hasSlips && !own?.ambushesLeft) return null;
  return (
    <section aria-labelledby="game-ambushes">
      <h2 id="game-ambushes" className="vh">
        {t("title")} <span className="rule-no">15.1</span>
      </h2>
      {game.you && <p className="hint">{t("secret")}</p>}
      <div className="gamecolumns">
        {SEATS.map((seat) => (
          <Slips key={seat} seat={seat} />
        ))}
      </div>
    </section>
  );
}

function Slips({ seat }: { readonly seat: Seat }) {
  const { game } = useGame();
  const at = game.seats[seat];
  const [sealed, setSealed] = useState(0);
  const rows = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // Not its button: that opens the slip for good, and Enter may still be down.
    if (sealed > 0) (rows.current?.lastElementChild as HTMLElement | null)?.focus();
  }, [sealed]);
  if (!at || (at.slips.length === 0 && !at.own?.ambushesLeft)) return null;
  return (
    <div className="gamecolumn">
      <h3>{at.title}</h3>
      <ul ref={rows} className="posts">
        {at.slips.map((slip) => (
          <SlipRow key={slip.number} at={slip} isOwn={game.you === seat} />
        ))}
      </ul>
      {at.own && at.own.ambushesLeft > 0 && (
        <SlipForm own={at.own} onSealed={() => setSealed((before) => before + 1)} />
      )}
    </div>
  );
}
