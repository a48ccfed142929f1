"use client";

import { Flag, Shield } from "lucide-react";
import type { ArmyList } from "@/lib/domain/army-list/army-list";
import type { BogowieWojnyWords } from "@/lib/domain/army-list/finding-text";
import { isChosen, useChosen } from "../choice";
import { Notes } from "../findings/notes";
import { findingsWithin } from "../places";
import { useArmyList, useReport, useRuleWords } from "../use-army-list";
import { COMMANDER } from "./list-item";
import { ListRow } from "./list-row";

/** Those who lead from above and cost nothing: the commander-in-chief and the corps with their commanders. */
export function CommanderRows() {
  const { corps } = useArmyList();
  return (
    <ul className="regs chief">
      <ChiefRow />
      {corps.map((one, index) => (
        <CorpsRow key={one.id} corps={one} index={index} />
      ))}
    </ul>
  );
}

function ChiefRow() {
  const words = useRuleWords();
  const { commander } = useArmyList();
  const { choice, open } = useChosen();
  return (
    <ListRow
      item={COMMANDER}
      sign={<Flag className="ic" aria-hidden />}
      title={words("commanders.commander-in-chief")}
      detail={nameOf(commander, words)}
      points={0}
      isSelected={choice.is === "commander"}
      onOpen={() => open({ is: "commander" })}
    />
  );
}

interface CorpsRowProps {
  readonly corps: ArmyList["corps"][number];
  readonly index: number;
}

function CorpsRow({ corps, index }: CorpsRowProps) {
  const words = useRuleWords();
  const { findings } = useReport();
  const { choice, open } = useChosen();
  const { id, name, commander } = corps;
  return (
    <ListRow
      item={{ is: "corps", id }}
      sign={<Shield className="ic" aria-hidden />}
      title={name || words("numbered.corps", { n: index + 1 })}
      detail={nameOf(commander, words)}
      points={0}
      isSelected={isChosen(choice, "corps", id)}
      onOpen={() => open({ is: "corps", id })}
    >
      <Notes findings={findingsWithin(findings, `/corps/${index}`)} />
    </ListRow>
  );
}

function nameOf({ name, source }: ArmyList["commander"], words: BogowieWojnyWords): string {
  return name || words(`commanders.source.${source}`);
}
