import { getTranslations } from "next-intl/server";

const READINGS = ["pieces", "water", "objectives", "sections"] as const;

/** Where the text leaves room, and how it is read here. */
export async function BattlefieldReadings() {
  const t = await getTranslations("battlefield.readings");
  return (
    <section className="fieldreadings">
      <h2 className="vh">{t("title")}</h2>
      <ul>
        {READINGS.map((reading) => (
          <li key={reading}>{t(reading)}</li>
        ))}
      </ul>
    </section>
  );
}
