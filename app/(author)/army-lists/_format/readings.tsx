"use client";

import { useTranslations } from "next-intl";
import { Select } from "@/app/_ui/select";
import { Tag } from "@/app/_ui/tag";
import type { BogowieWojnyWords } from "@/lib/domain/bogowie-wojny/list/finding";
import {
  DEFAULT_READINGS,
  type Format,
  READINGS,
  type Reading,
} from "@/lib/rules/bogowie-wojny/format";
import { Folded } from "../_parts/folded";
import { useEditedFormat } from "./edited-format";

/** How this format interprets passages of the rules that leave room; the first choice is the usual one. */
export function Readings() {
  const t = useTranslations("armyList.format");
  return (
    <section className="grid gap-2" aria-label={t("readings")}>
      <h3 className="small-caps">{t("readings")}</h3>
      <p className="text-ink-3">{t("readingsText")}</p>
      {GROUPS.map(({ title, readings }) => (
        <Folded
          key={title}
          title={
            <>
              {t(`readingGroups.${title}`)} <Changed readings={readings} />
            </>
          }
        >
          {readings.map((reading) => (
            <ReadingField key={reading} reading={reading} />
          ))}
        </Folded>
      ))}
    </section>
  );
}

interface ReadingGroup {
  readonly title:
    | "points"
    | "bases"
    | "statuses"
    | "commanders"
    | "upgrades"
    | "morale"
    | "ambush"
    | "battle";
  readonly readings: readonly Reading[];
}

const GROUPS: readonly ReadingGroup[] = [
  {
    title: "points",
    readings: [
      "armyValue",
      "unspentUnitPoints",
      "landwehrPrice",
      "militiaCavalryPrice",
      "corpsCommanders",
    ],
  },
  {
    title: "bases",
    readings: [
      "artilleryNumber",
      "regimentalGuns",
      "artilleryShare",
      "trainBases",
      "workBases",
      "wholeRegiments",
    ],
  },
  {
    title: "statuses",
    readings: ["veteransByKind", "batteryStatus", "eliteStatus", "veteranAgain", "landwehrStatus"],
  },
  {
    title: "commanders",
    readings: ["singleDivision", "generalArm", "historicalGeneral", "redraws"],
  },
  {
    title: "upgrades",
    readings: ["repeatedUpgrades", "worksAsTerrain", "groves", "trainLoads"],
  },
  {
    title: "morale",
    readings: ["levelsValue", "levelsBeyondHighest", "quarterLost", "halfLost"],
  },
  { title: "ambush", readings: ["ambushUnits", "lancersInAmbush", "mixedInAmbush"] },
  {
    title: "battle",
    readings: ["roadOrder", "objectiveProposal", "objectiveShares", "halfLostPoints"],
  },
];

/** How many readings of a group differ from the usual ones. */
function Changed({ readings }: Pick<ReadingGroup, "readings">) {
  const t = useTranslations("armyList.format");
  const { format } = useEditedFormat();
  const n = readings.filter(
    (reading) => format.readings[reading] !== DEFAULT_READINGS[reading],
  ).length;
  return n > 0 && <Tag>{t("changedReadings", { n })}</Tag>;
}

function ReadingField({ reading }: { readonly reading: Reading }) {
  const words: BogowieWojnyWords = useTranslations("bogowieWojny");
  const { format, change } = useEditedFormat();
  const { readings } = format;
  const ways: readonly string[] = READINGS[reading];
  return (
    <Select
      label={`${words(`readings.${reading}.title`)} · ${words(`readings.${reading}.rule`)}`}
      value={readings[reading] as string}
      choices={ways.map((way) => ({ value: way, label: words(`readings.${reading}.${way}`) }))}
      onChange={(way) =>
        change({ readings: { ...readings, [reading]: way } as Format["readings"] })
      }
    />
  );
}
