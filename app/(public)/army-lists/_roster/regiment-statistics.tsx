import { getTranslations } from "next-intl/server";
import { abilityTexts, profileFigures } from "@/lib/domain/bogowie-wojny/list/profile-text";
import { regimentTitle } from "@/lib/domain/bogowie-wojny/list/roster-text";
import type { RosterRegiment } from "@/lib/domain/bogowie-wojny/list/roster-view";
import type { Language } from "@/lib/domain/document/language";

interface RegimentStatisticsProps {
  readonly regiment: RosterRegiment;
  /** The author's language, in which special rules are written. */
  readonly language: Language;
}

/** A regiment's type, which opens its statistics [2.8] and abilities without script. */
export async function RegimentStatistics({ regiment, language }: RegimentStatisticsProps) {
  const t = await getTranslations("armyList.read");
  const terms = await getTranslations("bogowieWojny");
  const book = await getTranslations("armyBook");
  const roster = await getTranslations("bwRoster");
  const figures = profileFigures(regiment, { book, roster });
  const abilities = abilityTexts(regiment, { book, roster });
  const kind = regiment.name ? `${terms(`units.${regiment.unitKind}`)} · ` : "";
  return (
    <details className="text-xs">
      <summary className="min-h-row cursor-pointer content-center text-ink-2">
        <span className="sr-only">{regimentTitle(regiment, terms)}: </span>
        {kind}
        {t("statistics")}
        {regiment.priceInferred && " *"}
      </summary>
      <div className="grid gap-1 ps-3 pb-1.5">
        {figures.length === 0 ? (
          <p>{t("noStatistics")}</p>
        ) : (
          <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm tabular-nums">
            {figures.map(({ name, value }) => (
              <li key={name}>
                <span className="text-ink-2">{name}</span> <b>{value}</b>
              </li>
            ))}
          </ul>
        )}
        {abilities.length > 0 && (
          <p lang={regiment.profile.specialRules ? language : undefined}>{abilities.join(", ")}</p>
        )}
      </div>
    </details>
  );
}
