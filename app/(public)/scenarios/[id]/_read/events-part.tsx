import { getTranslations } from "next-intl/server";
import { whoWords } from "@/lib/domain/belle-alliance/scenario/arrival-words";
import type { ScenarioView } from "@/lib/domain/belle-alliance/scenario/scenario-view";
import { PartTitle } from "./part-title";

interface EventsProps {
  readonly view: Pick<ScenarioView, "events" | "sides" | "language">;
}

/** What the reader knows will happen, by bound; nothing if there is nothing to know. */
export async function EventsPart({ view: { events, sides, language } }: EventsProps) {
  if (events.length === 0) return null;
  const t = await getTranslations("events");
  return (
    <div>
      <PartTitle>{t("known")}</PartTitle>
      <ul className="list-disc ps-4 text-sm">
        {events.map(({ id, bound, time, text, sightCm, umpire }) => (
          <li key={id}>
            {time === null ? t("atBound", { bound }) : t("at", { bound, time })}:{" "}
            <span lang={language}>{text}</span>
            {sightCm !== null && <> {t("sightSays", { cm: sightCm })}</>}
            {umpire && (
              <small className="block text-ink-2">
                {t("toldTo")}: {whoWords(umpire.toldTo, { say: t, sides })}
              </small>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
