import { getTranslations } from "next-intl/server";
import type { RosterView } from "@/lib/domain/army-list/roster-view";
import { LeaderFacts } from "./leader-facts";

/** The commander-in-chief and the corps commanders, who cost nothing. */
export async function RosterCommanders({ view }: { readonly view: RosterView }) {
  const words = await getTranslations("bogowieWojny");
  const nameOf = ({ name, source }: RosterView["commander"]) =>
    name || words(`commanders.source.${source}`);
  const { language } = view;
  return (
    <dl className="rows">
      <div>
        <dt>{words("commanders.commander-in-chief")}</dt>
        <dd>
          {nameOf(view.commander)}
          <LeaderFacts leader={view.commander.leader} language={language} />
        </dd>
      </div>
      {view.corps.map((corps) => (
        <div key={corps.number}>
          <dt>{corps.name || words("numbered.corps", { n: corps.number })}</dt>
          <dd>
            {nameOf(corps.commander)}
            <LeaderFacts leader={corps.commander.leader} language={language} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
