import { useFormatter, useTranslations } from "next-intl";
import type { Feature } from "@/lib/domain/belle-alliance/scenario/feature";
import type { SightEnd, TablePiece } from "@/lib/domain/belle-alliance/scenario/sight-pieces";
import type { Look } from "@/lib/domain/belle-alliance/sight/look";
import type { SightProfile } from "@/lib/domain/belle-alliance/sight/sight-profile";
import { type Reason, sightReasons } from "@/lib/domain/belle-alliance/sight/sight-reasons";
import { stoppedAtCm } from "@/lib/domain/belle-alliance/sight/stopped-at";
import type { UnitSight } from "@/lib/domain/belle-alliance/sight/unit-sight";
import type { MapDeskState } from "../use-map-desk";
import type { SightFacts } from "./sight-facts";

/** What is said about looks. */
export interface SightWords {
  readonly nameOf: (piece: Pick<TablePiece, "name" | "at">) => string;
  /** Who looks: a piece, a place or a side; empty for nobody. */
  readonly nameOfLooker: (from: SightEnd | null, facts: Pick<SightFacts, "observer">) => string;
  readonly reasons: (sight: Pick<UnitSight, "look" | "seen">) => readonly Reason[];
  /** A look in a few words. */
  readonly brief: (look: Look) => string;
  /** A look in figures, for the map. */
  readonly figures: (look: Look) => string;
  readonly heights: (profile: SightProfile, look: Look) => string;
  readonly cm: (value: number) => string;
}

export function useSightWords({
  view,
  sideNames,
}: Pick<MapDeskState, "view" | "sideNames">): SightWords {
  const t = useTranslations("sight");
  const format = useFormatter();
  const cm = (value: number) => format.number(value, { maximumFractionDigits: 1 });
  const list = (parts: readonly string[]) => parts.join("; ");
  const nameIn = (id: string) => named(view.features, id);
  const reasons: SightWords["reasons"] = (found) => sightReasons(found, { t, cm, nameOf: nameIn });
  const nameOf: SightWords["nameOf"] = ({ name, at: [x, y] }) =>
    name || t("placeAt", { x: cm(x), y: cm(y) });
  return {
    cm,
    reasons,
    nameOf,
    nameOfLooker: (from, { observer }) => {
      if (from?.kind === "side") return sideNames[from.id] ?? "";
      return observer ? nameOf(observer) : "";
    },
    brief: (look) =>
      look.visible
        ? t("brief.seen", { distance: cm(look.distanceCm) })
        : t("brief.stopped", { at: cm(stoppedAtCm(look)), distance: cm(look.distanceCm) }),
    figures: (look) =>
      look.visible
        ? `✓ ${cm(look.distanceCm)} cm`
        : `✕ ${cm(stoppedAtCm(look))} / ${cm(look.distanceCm)} cm`,
    heights: (profile, look) =>
      list([
        ...profile.ground.map(({ fromCm, toCm, level }) =>
          t("profile.ground", { from: cm(fromCm), to: cm(toCm), level }),
        ),
        ...profile.screens.map(({ by, id, fromCm, toCm }) =>
          t(`profile.${by}`, { from: cm(fromCm), to: cm(toCm), name: nameIn(id) }),
        ),
        ...profile.crests.map(({ level, atCm }) => t("profile.crest", { level, at: cm(atCm) })),
        look.visible ? t("profile.through") : t("profile.stopped", { at: cm(stoppedAtCm(look)) }),
      ]),
  };
}

/** The choice of a message for what has no name. */
const NAMELESS = "none";

function named(features: readonly Feature[], id: string): string {
  return features.find((each) => each.id === id)?.name || NAMELESS;
}
