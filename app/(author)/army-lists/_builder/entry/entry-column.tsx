"use client";

import { useTranslations } from "next-intl";
import { fetched } from "@/app/_ui/fetched";
import { regimentsOf } from "@/lib/domain/army-list/totals";
import { useChosen } from "../choice";
import { useArmyList } from "../use-army-list";
import { BrigadeEntry } from "./brigade-entry";
import { ChiefEntry } from "./chief-entry";
import { CorpsEntry } from "./corps-entry";
import { useWayBack } from "./entry-focus";
import { FormationEntry } from "./formation-entry";
import { ListEntry } from "./list-entry";
import { RegimentEntry } from "./regiment-entry";
import { UpgradeEntry } from "./upgrade-entry";

const FormatEntry = fetched(async () => (await import("./format-entry")).default, {
  place: "within",
});

/** What is chosen, with all that can be said and changed about it; the list itself where nothing is. */
export function EntryColumn() {
  const t = useTranslations("armyList.entry");
  return (
    <aside {...useWayBack()} className="acol entry" aria-label={t("label")}>
      <Entry />
    </aside>
  );
}

function Entry() {
  const list = useArmyList();
  const { choice } = useChosen();
  switch (choice.is) {
    case "regiment": {
      const regiment = regimentsOf(list).find(({ id }) => id === choice.id);
      return regiment ? <RegimentEntry key={regiment.id} regiment={regiment} /> : <ListEntry />;
    }
    case "brigade": {
      const formation = list.formations.find(({ brigades }) =>
        brigades.some(({ id }) => id === choice.id),
      );
      const brigade = formation?.brigades.find(({ id }) => id === choice.id);
      return formation && brigade ? (
        <BrigadeEntry key={brigade.id} brigade={brigade} formation={formation} />
      ) : (
        <ListEntry />
      );
    }
    case "formation": {
      const formation = list.formations.find(({ id }) => id === choice.id);
      return formation ? (
        <FormationEntry key={formation.id} formation={formation} />
      ) : (
        <ListEntry />
      );
    }
    case "upgrade": {
      const upgrade = list.upgrades.find(({ id }) => id === choice.id);
      return upgrade ? <UpgradeEntry key={upgrade.id} bought={upgrade} /> : <ListEntry />;
    }
    case "corps": {
      const corps = list.corps.find(({ id }) => id === choice.id);
      return corps ? <CorpsEntry key={corps.id} corps={corps} /> : <ListEntry />;
    }
    case "commander":
      return <ChiefEntry />;
    case "format":
      return <FormatEntry />;
    default:
      return <ListEntry />;
  }
}
