"use client";

import { Unlink2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import { DraftTextField } from "@/app/_ui/draft-text-field";
import { fetched } from "@/app/_ui/fetched";
import type { ArmyFormation, Brigade } from "@/lib/domain/army-list/army-list";
import { dissolveBrigade, nameBrigade } from "@/lib/domain/army-list/commands/brigades";
import { regimentTitle } from "@/lib/domain/army-list/roster-text";
import { regimentsOf } from "@/lib/domain/army-list/totals";
import { useChosen } from "../choice";
import { ColumnHead } from "../column-head";
import { columnLook } from "../column-look";
import { Notes } from "../findings/notes";
import { useEditor } from "../list-editor";
import { findingsWithin } from "../places";
import { useArmyList, useReport, useRuleWords } from "../use-army-list";
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

interface Props {
  readonly brigade: Brigade;
  readonly formation: ArmyFormation;
}

/** A brigade within a division: its name and who is in it [7.9]. */
function BrigadeEntry({ brigade, formation }: Props) {
  const t = useTranslations("armyList.entry");
  const words = useRuleWords();
  const editor = useEditor();
  const list = useArmyList();
  const { findings } = useReport();
  const { mark, show, open } = useChosen();
  const { id, name } = brigade;
  const at = formation.brigades.indexOf(brigade);
  const path = `/formations/${list.formations.indexOf(formation)}/brigades/${at}`;
  const numbered = words("numbered.brigade", { n: at + 1 });
  const dissolve = () => {
    editor.apply(dissolveBrigade, { id });
    mark({ is: "formation", id: formation.id });
    show("list");
  };
  return (
    <>
      <ColumnHead look="entry" title={name || numbered} chapter="7.9" />
      <p>{t("brigadeText")}</p>
      <Notes findings={findingsWithin(findings, path)} />
      <DraftTextField
        label={t("name")}
        value={name}
        maxLength={200}
        placeholder={numbered}
        onCommit={(next) => editor.apply(nameBrigade, { id, name: next.trim() })}
      />
      <div className="flex flex-wrap gap-2">
        {formation.regiments
          .filter(({ brigadeId }) => brigadeId === id)
          .map((regiment) => (
            <Button
              key={regiment.id}
              look="bare"
              onPress={() => open({ is: "regiment", id: regiment.id })}
            >
              {regimentTitle(regiment, words)}
            </Button>
          ))}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button icon={<Unlink2 aria-hidden />} onPress={dissolve}>
          {t("dissolveBrigade")}
        </Button>
      </div>
    </>
  );
}
