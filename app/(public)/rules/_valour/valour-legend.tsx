import { getTranslations } from "next-intl/server";
import { Track } from "./track";

const SPECIMENS = [
  ["two", [1, 3]],
  ["unlisted", [0]],
  ["guardArtillery", [1]],
] as const;

/** How to read table 21, and what of it is our reading. */
export async function ValourLegend() {
  const t = await getTranslations("rules.valour");
  return (
    <section className="vlegend">
      <h3>{t("legend.title")}</h3>
      <ul>
        {SPECIMENS.map(([key, values]) => (
          <li key={key}>
            <Track values={values} /> {t(`legend.${key}`)}
          </li>
        ))}
      </ul>
      <p className="hint">{t("intro")}</p>
      <p className="hint">
        {t("asData")} <code>/api/v1/rules/belle-alliance/valour</code>
      </p>
    </section>
  );
}
