"use client";

import { useTranslations } from "next-intl";
import { useDeferredValue, useMemo } from "react";
import { RuleNo } from "@/app/_ui/rule-no";
import { sightProfile } from "@/lib/domain/belle-alliance/sight/sight-profile";
import type { Reason } from "@/lib/domain/belle-alliance/sight/sight-reasons";
import { ProfilePicture } from "./profile-picture";
import type { SightPart } from "./sight-ends";
import { readingsBehind, terrainsByHand } from "./sight-facts";

/** The look chosen among those tried out: its reason, the readings it hangs on, and the heights along it. */
export function ChosenLook({ sight, table, facts, words }: SightPart) {
  const t = useTranslations("sight");
  const chosen = sight.chosen === "from" ? null : (facts.looks[sight.chosen] ?? null);
  const { ground, observer } = facts;
  const { fired } = sight;
  const settled = useDeferredValue(chosen);
  const readings = useMemo(
    () => (observer && settled ? readingsBehind(table, observer, settled, { fired }) : []),
    [table, observer, settled, fired],
  );
  if (!chosen) return null;
  const profile = sightProfile(ground, [chosen.from, chosen.to], chosen.look);
  return (
    <section aria-label={t("look")} className="grid gap-2">
      <h3 className="wrap-anywhere">
        {chosen.look.visible ? "✓ " : "✕ "}
        {words.nameOf(chosen.piece)}
      </h3>
      <div role="status">
        <Reasons reasons={words.reasons(chosen)} />
      </div>
      {observer &&
        terrainsByHand(ground, observer, chosen).map(({ which, terrain, onMap }) => (
          <p key={which} className="hint">
            {t(`byHand.${which}`, {
              terrain: t(`terrain.${terrain}`),
              map: t(`terrain.${onMap}`),
            })}
          </p>
        ))}
      {readings.map((reading) => (
        <p key={reading} className="hint">
          {t("hangsOn", { reading: t(`reading.${reading}.${ground.readings[reading]}`) })}
        </p>
      ))}
      <ProfilePicture
        profile={profile}
        look={chosen.look}
        words={words.heights(profile, chosen.look)}
      />
    </section>
  );
}

/** Sentences with the rules they rest on. */
export function Reasons({ reasons }: { readonly reasons: readonly Reason[] }) {
  return reasons.map(({ text, rule }) => (
    <p key={rule}>
      {text} <RuleNo rule={rule} />
    </p>
  ));
}
