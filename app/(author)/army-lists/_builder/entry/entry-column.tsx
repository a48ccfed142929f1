"use client";

import { useTranslations } from "next-intl";
import { lazyPart } from "@/app/_ui/lazy-part";
import { regimentsOf } from "@/lib/domain/bogowie-wojny/list/totals";
import { useChosen } from "../choice";
import { columnLook } from "../column-look";
import { useArmyList } from "../use-army-list";
import { useWayBack } from "./entry-focus";
import { ListEntry } from "./list-entry";

const WITHIN = { place: "within", ahead: "soon" } as const;
const RegimentEntry = lazyPart(
  async () => (await import("./regiment-entry")).RegimentEntry,
  WITHIN,
);
const BrigadeEntry = lazyPart(async () => (await import("./brigade-entry")).BrigadeEntry, WITHIN);
const FormationEntry = lazyPart(
  async () => (await import("./formation-entry")).FormationEntry,
  WITHIN,
);
const UpgradeEntry = lazyPart(async () => (await import("./upgrade-entry")).UpgradeEntry, WITHIN);
const CorpsEntry = lazyPart(async () => (await import("./corps-entry")).CorpsEntry, WITHIN);
const ChiefEntry = lazyPart(async () => (await import("./chief-entry")).ChiefEntry, WITHIN);
const FormatEntry = lazyPart(async () => (await import("./format-entry")).default, {
  place: "within",
});

/** The selected item with everything about it that can be changed; the list itself if nothing is selected. */
export function EntryColumn() {
  const t = useTranslations("armyList.entry");
  return (
    <aside
      {...useWayBack()}
      className={columnLook({ part: "entry" })}
      data-column="entry"
      aria-label={t("label")}
    >
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
