import { getTranslations } from "next-intl/server";
import { upgradeTitle } from "@/lib/domain/army-list/roster-text";
import type { RosterView } from "@/lib/domain/army-list/roster-view";

/** What was bought from the upgrade points: the statuses of regiments together, then each upgrade with its effect. */
export async function RosterUpgrades({ view }: { readonly view: RosterView }) {
  const t = await getTranslations("armyList.list");
  const words = await getTranslations("bogowieWojny");
  const statuses = view.formations
    .flatMap(({ regiments }) => regiments)
    .reduce((sum, { statusPoints }) => sum + statusPoints, 0);
  if (view.upgrades.length === 0 && statuses === 0) return null;
  return (
    <section className="rosterdiv late">
      <h2>
        {words("roster.upgrades")}
        <span className="num">{words("points", { n: view.summary.points.upgrades })}</span>
      </h2>
      <table className="rostertab">
        <tbody>
          {statuses > 0 && (
            <tr>
              <th scope="row">{words("roster.statuses")}</th>
              <td className="num">{t("number", { n: statuses })}</td>
            </tr>
          )}
          {view.upgrades.map((bought, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the view is drawn once and holds no ids
            <tr key={i}>
              <th scope="row">
                {upgradeTitle(bought, words)}
                <small>{words(`upgradeEffects.${bought.upgrade}`)}</small>
                {bought.notes && <small lang={view.language}>{bought.notes}</small>}
              </th>
              <td className="num">{t("number", { n: bought.points })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
