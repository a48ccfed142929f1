"use client";

import { Link2 } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { Fragment } from "react";
import type { ArmyFormation, Brigade, Regiment } from "@/lib/domain/bogowie-wojny/list/army-list";
import { needsNoGeneral } from "@/lib/domain/bogowie-wojny/list/checks/commanders";
import { linkedTitleOf } from "@/lib/domain/bogowie-wojny/list/pin";
import { nameForReader } from "@/lib/domain/bogowie-wojny/list/regiment-traits";
import {
  formationTitle,
  generalTitle,
  regimentTitle,
} from "@/lib/domain/bogowie-wojny/list/roster-text";
import { formationNumber } from "@/lib/domain/bogowie-wojny/list/roster-view";
import {
  formationBases,
  formationPoints,
  regimentsOf,
} from "@/lib/domain/bogowie-wojny/list/totals";
import { regimentPoints } from "@/lib/rules/bogowie-wojny/points";
import { isChosen, useChosen } from "../choice";
import { Notes } from "../findings/notes";
import { findingsOfFormation, findingsWithin } from "../places";
import { useArmyList, useReport, useRuleWords } from "../use-army-list";
import { Card, cardHeadLook, Points } from "./card";
import { EndDrop, RowDrop, RowGrip } from "./dragging";
import { ListRow } from "./list-row";
import { RegimentRow } from "./regiment-row";
import { useListKeys } from "./use-list-keys";

interface FormationCardProps {
  readonly formation: ArmyFormation;
  readonly index: number;
}

/** A division or independent brigade with its general, findings and regiments. */
export function FormationCard({ formation, index }: FormationCardProps) {
  const words = useRuleWords();
  const list = useArmyList();
  const { choice } = useChosen();
  const { findings } = useReport();
  const own = findingsOfFormation(findings, index);
  const isBad = own.some(({ severity }) => severity === "error");
  const isSelected = isChosen(choice, "formation", formation.id);
  const titleId = `formation-${formation.id}`;
  const name = formationTitle({ ...formation, number: formationNumber(list, formation) }, words);
  return (
    <Card titleId={titleId} isBad={isBad}>
      <FormationHead formation={formation} title={name} titleId={titleId} isSelected={isSelected} />
      <Notes findings={own} />
      <Regiments formation={formation} index={index} />
      <RowDrop
        item={{ is: "formation", id: formation.id }}
        name={name}
        place={{ is: "formation", to: index }}
      />
      <EndDrop formationId={formation.id} name={name} regiments={formation.regiments.length} />
    </Card>
  );
}

function Regiments({ formation, index }: FormationCardProps) {
  const t = useTranslations("armyList.list");
  const list = useArmyList();
  const { choice, open } = useChosen();
  const { findings } = useReport();
  const words = useRuleWords();
  const language = useLocale();
  const regiments = regimentsOf(list);
  const titleOf = (regiment: Regiment | undefined) =>
    regiment &&
    regimentTitle({ ...regiment, name: nameForReader(regiment, list, language) }, words);
  if (formation.regiments.length === 0)
    return <p className="p-3 text-ink-3 text-sm">{t("hollow")}</p>;
  return (
    <ul>
      {formation.regiments.map((regiment, j) => (
        <Fragment key={regiment.id}>
          <BrigadeHead formation={formation} index={index} at={j} />
          <RegimentRow
            regiment={regiment}
            name={nameForReader(regiment, list, language)}
            formationId={formation.id}
            index={j}
            followed={titleOf(regiments.find(({ id }) => id === regiment.followsRegimentId))}
            admittedFrom={linkedTitleOf(list, regiment)}
            points={regimentPoints(regiment, list.format)}
            isSelected={isChosen(choice, "regiment", regiment.id)}
            onOpen={open}
            findings={findingsWithin(findings, `/formations/${index}/regiments/${j}`)}
          />
        </Fragment>
      ))}
    </ul>
  );
}

/** The head of a brigade above its first regiment. */
function BrigadeHead({ formation, index, at }: FormationCardProps & { readonly at: number }) {
  const { regiments, brigades } = formation;
  const id = regiments[at]?.brigadeId ?? null;
  const brigade = brigades.find((each) => each.id === id);
  if (brigade === undefined || regiments[at - 1]?.brigadeId === id) return null;
  return <BrigadeRow brigade={brigade} formation={formation} index={index} />;
}

interface Props {
  readonly brigade: Brigade;
  readonly formation: ArmyFormation;
  /** Index of the formation in the list. */
  readonly index: number;
}

/** The head of regiments that act as one unit: the brigade's name, size and findings [7.9]. */
function BrigadeRow({ brigade, formation, index }: Props) {
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
      sign={<Link2 aria-hidden />}
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

interface FormationHeadProps {
  readonly formation: ArmyFormation;
  readonly title: string;
  readonly titleId: string;
  readonly isSelected: boolean;
}

function FormationHead(props: FormationHeadProps) {
  const { formation, title, isSelected } = props;
  const looks = cardHeadLook({ isChosen: isSelected });
  const words = useRuleWords();
  const list = useArmyList();
  return (
    <header className={looks.head()}>
      <h3>
        <FormationButton {...props} />
      </h3>
      <RowGrip item={{ is: "formation", id: formation.id }} name={title} />
      <span className={looks.bases()}>{words("bases", { n: formationBases(formation) })}</span>
      <Points n={formationPoints(formation, list)} className={looks.points()} />
    </header>
  );
}

function FormationButton({ formation, title, titleId, isSelected }: FormationHeadProps) {
  const words = useRuleWords();
  const list = useArmyList();
  const { open } = useChosen();
  const { id, general } = formation;
  const onKeyDown = useListKeys({ is: "formation", id });
  const ledFromAbove = general === null && needsNoGeneral(formation, list);
  const isMissing = general === null && !ledFromAbove;
  const looks = cardHeadLook({ isButton: true, isMissing });
  return (
    <button
      type="button"
      className={looks.words()}
      data-list-item={id}
      aria-current={isSelected || undefined}
      aria-keyshortcuts="Delete Alt+ArrowUp Alt+ArrowDown"
      onClick={() => open({ is: "formation", id })}
      onKeyDown={onKeyDown}
    >
      <span className={looks.title()} id={titleId}>
        {title}
      </span>
      <span className={looks.detail()}>{generalTitle({ general, ledFromAbove }, words)}</span>
    </button>
  );
}
