"use client";

import { useTranslations } from "next-intl";
import { classNames } from "@/app/_ui/class-names";
import type { ArmyFormation } from "@/lib/domain/army-list/army-list";
import { needsNoGeneral } from "@/lib/domain/army-list/checks/commanders";
import { formationTitle, generalTitle } from "@/lib/domain/army-list/roster-text";
import { formationNumber } from "@/lib/domain/army-list/roster-view";
import { formationBases, formationPoints, regimentsOf } from "@/lib/domain/army-list/totals";
import { regimentPoints } from "@/lib/rules/bogowie-wojny/points";
import { isChosen, useChosen } from "./choice";
import { Notes } from "./notes";
import { findingsOfFormation, findingsWithin } from "./places";
import { RegimentRow } from "./regiment-row";
import { useArmyList, useReport, useRuleWords } from "./use-army-list";
import { useListKeys } from "./use-list-keys";

export interface FormationCardProps {
  readonly formation: ArmyFormation;
  readonly index: number;
}

/** A division or independent brigade with its general, what is wrong with it, and its regiments. */
export function FormationCard({ formation, index }: FormationCardProps) {
  const t = useTranslations("armyList.list");
  const list = useArmyList();
  const { choice, open } = useChosen();
  const { findings } = useReport();
  const regiments = regimentsOf(list);
  const own = findingsOfFormation(findings, index);
  const isBad = own.some(({ severity }) => severity === "error");
  const titleId = `formation-${formation.id}`;
  return (
    <section
      className={classNames(
        "division",
        isBad && "bad",
        isChosen(choice, "formation", formation.id) && "sel",
      )}
      aria-labelledby={titleId}
    >
      <FormationHead formation={formation} titleId={titleId} />
      <Notes findings={own} />
      {formation.regiments.length > 0 ? (
        <ul className="regs">
          {formation.regiments.map((regiment, j) => (
            <RegimentRow
              key={regiment.id}
              regiment={regiment}
              followed={regiments.find(({ id }) => id === regiment.followsRegimentId)}
              points={regimentPoints(regiment, list.format)}
              isSelected={isChosen(choice, "regiment", regiment.id)}
              onOpen={open}
              findings={findingsWithin(findings, `/formations/${index}/regiments/${j}`)}
            />
          ))}
        </ul>
      ) : (
        <p className="hollow">{t("hollow")}</p>
      )}
    </section>
  );
}

interface FormationHeadProps {
  readonly formation: ArmyFormation;
  readonly titleId: string;
}

function FormationHead({ formation, titleId }: FormationHeadProps) {
  const t = useTranslations("armyList.list");
  const words = useRuleWords();
  const list = useArmyList();
  const { open } = useChosen();
  const onKeyDown = useListKeys({ is: "formation", id: formation.id });
  const number = formationNumber(list, formation);
  const ledFromAbove = formation.general === null && needsNoGeneral(formation, list);
  const isMissing = formation.general === null && !ledFromAbove;
  const bases = formationBases(formation);
  return (
    <header>
      <h3>
        <button
          type="button"
          className="divb"
          data-list-item={formation.id}
          aria-keyshortcuts="Delete Alt+ArrowUp Alt+ArrowDown"
          onClick={() => open({ is: "formation", id: formation.id })}
          onKeyDown={onKeyDown}
        >
          <span className="title" id={titleId}>
            {formationTitle({ ...formation, number }, words)}
          </span>
          <span className={classNames("gen", isMissing && "missing")}>
            {generalTitle({ general: formation.general, ledFromAbove }, words)}
          </span>
        </button>
      </h3>
      <span className="num">{words("bases", { n: bases })}</span>
      <b>
        {t("number", { n: formationPoints(formation, list) })}
        <span className="sr"> {t("pointsWord")}</span>
      </b>
    </header>
  );
}
