"use client";

import { Printer } from "lucide-react";
import { useTranslations } from "next-intl";
import type { Seat } from "@/lib/domain/game/seat";
import { PostRow } from "./post-row";
import { useGame } from "./use-game";

/** One army's posts and who holds them; its own player draws. */
export function Commanders({ seat }: { readonly seat: Seat }) {
  const t = useTranslations("game.commanders");
  const { game } = useGame();
  const at = game.seats[seat];
  if (!at) return null;
  return (
    <div className="gamecolumn">
      <h3>{at.title}</h3>
      <ul className="posts">
        {at.posts.map((post) => (
          <PostRow key={post.post.id} at={post} isOwn={game.you === seat} />
        ))}
      </ul>
      {at.own && (
        <p className="actsrow">
          <a
            className="btn"
            href={`/api/v1/games/${game.id}/roster.pdf`}
            target="_blank"
            rel="noopener"
          >
            <Printer className="ic" aria-hidden />
            {t("roster")}
          </a>
        </p>
      )}
      {at.own && <p className="hint">{t("redrawsLeft", { count: at.own.redrawsLeft })}</p>}
    </div>
  );
}
