"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import { lockPieces, unlockPieces } from "@/lib/domain/belle-alliance/scenario/commands/pieces";
import type { PieceRef } from "@/lib/domain/belle-alliance/scenario/placing/pieces";
import type { MapDeskState } from "./use-map-desk";

interface LockButtonProps extends Pick<MapDeskState, "editor" | "isLocked"> {
  readonly piece: PieceRef;
}

/** Locks something in its place on the table, or unlocks it. */
export function LockButton({ editor, isLocked, piece }: LockButtonProps) {
  const t = useTranslations("map.group.acts");
  const locked = isLocked(piece);
  return (
    <Button onPress={() => editor.apply(locked ? unlockPieces : lockPieces, { pieces: [piece] })}>
      {t(locked ? "unlock" : "lock")}
    </Button>
  );
}
