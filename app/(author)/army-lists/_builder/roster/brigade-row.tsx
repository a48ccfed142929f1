"use client";

import { Link2 } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ArmyFormation, Brigade } from "@/lib/domain/army-list/army-list";
import { formationBases } from "@/lib/domain/army-list/totals";
import { regimentPoints } from "@/lib/rules/bogowie-wojny/points";
import { isChosen, useChosen } from "../choice";
import { Notes } from "../findings/notes";
import { findingsWithin } from "../places";
import { useArmyList, useReport, useRuleWords } from "../use-army-list";
import { RowGrip } from "./dragging";
import { ListRow } from "./list-row";

interface Props {
  readonly brigade: Brigade;
  readonly formation: ArmyFormation;
  /** Of the formation in the list. */
  readonly index: number;
}

/** The head of regiments that act as one unit: what the brigade is called, how large it is, what is wrong with it [7.9]. */
export function BrigadeRow({ brigade, formation, index }: Props) {
  const t = useTranslations("armyList.list");
  const words = useRuleWords();
  const { format } = useArmyList();
  const { findings } = useReport();
  const { choice, open } = useChosen();
  const { id, name } = brigade;
  const at = formation.brigades.indexOf(brigade);
  const members = formation.regiments.filter(({ brigadeId }) => brigadeId === id);
  const title = name || words("numbered.brigade", { n: at + 1 });
  const points = members.reduce((sum, regiment) => sum + regimentPoints(regiment, format), 0);
  return (
    <ListRow
      item={{ is: "brigade", id }}
      sign={<Link2 className="ic" aria-hidden />}
      title={title}
      detail={t("brigade", { bases: formationBases({ regiments: members }) })}
      points={points}
      isSelected={isChosen(choice, "brigade", id)}
      onOpen={() => open({ is: "brigade", id })}
    >
      <RowGrip item={{ is: "brigade", id }} name={title} />
      <Notes findings={findingsWithin(findings, `/formations/${index}/brigades/${at}`)} />
    </ListRow>
  );
}
