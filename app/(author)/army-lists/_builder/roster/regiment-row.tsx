"use client";

import { useTranslations } from "next-intl";
import { memo } from "react";
import { classNames } from "@/app/_ui/class-names";
import { Tag } from "@/app/_ui/tag";
import type { Regiment } from "@/lib/domain/army-list/army-list";
import type { ArmyListFinding } from "@/lib/domain/army-list/finding";
import { regimentTitle } from "@/lib/domain/army-list/roster-text";
import { WAGOMIAR } from "@/lib/rules/bogowie-wojny/tables/wagomiar";
import type { Arm } from "@/lib/rules/bogowie-wojny/unit-kind";
import type { Choice } from "../choice";
import { Notes } from "../findings/notes";
import { useRuleWords } from "../use-army-list";
import { RowDrop, RowGrip } from "./dragging";
import type { ListItem } from "./list-item";
import { useListKeys } from "./use-list-keys";

const MOST_SHOWN = 12;

interface RegimentRowProps {
  readonly regiment: Regiment;
  readonly formationId: string;
  /** Counted from 0 in its formation. */
  readonly index: number;
  /** The regiment that its guns go with. */
  readonly followed: Regiment | undefined;
  /** The title of the linked book it came from [13.2]. */
  readonly admittedFrom: string | undefined;
  readonly points: number;
  readonly isSelected: boolean;
  readonly onOpen: (choice: Choice) => void;
  readonly findings: readonly ArmyListFinding[];
}

/** A regiment or battery in the list: arm, name, marks, bases and points, and what is wrong with it. */
export const RegimentRow = memo(function RegimentRow(props: RegimentRowProps) {
  const { regiment, formationId, index, isSelected, findings } = props;
  const words = useRuleWords();
  const item: ListItem = { is: "regiment", id: regiment.id };
  const name = regimentTitle(regiment, words);
  const graver = findings.filter(({ severity }) => severity !== "note");
  const isBad = graver.some(({ severity }) => severity === "error");
  return (
    <li
      className={classNames(
        "reg",
        regiment.brigadeId && "joined",
        isSelected && "sel",
        isBad && "bad",
      )}
    >
      <RegimentButton {...props} />
      <RowGrip item={item} name={name} />
      <RowDrop
        item={item}
        name={name}
        place={{ is: "regiment", formationId, to: index }}
        brigadeId={regiment.brigadeId}
      />
      <Notes findings={graver} />
    </li>
  );
});

function RegimentButton(props: RegimentRowProps) {
  const { regiment, followed, admittedFrom, points, isSelected, onOpen } = props;
  const t = useTranslations("armyList.list");
  const words = useRuleWords();
  const onKeyDown = useListKeys({ is: "regiment", id: regiment.id });
  const { arm } = WAGOMIAR[regiment.unitKind];
  return (
    <button
      type="button"
      className="regb"
      data-list-item={regiment.id}
      aria-current={isSelected || undefined}
      aria-keyshortcuts="+ - Delete Alt+ArrowUp Alt+ArrowDown"
      onClick={() => onOpen({ is: "regiment", id: regiment.id })}
      onKeyDown={onKeyDown}
    >
      <ArmSign arm={arm} />
      <span className="rn">
        {regimentTitle(regiment, words)}
        <Tags regiment={regiment} followed={followed} admittedFrom={admittedFrom} />
      </span>
      <BaseSigns arm={arm} bases={regiment.bases} />
      <span className="num">
        {regiment.bases}
        <span className="sr-only"> {t("basesWord")},</span>
      </span>
      <b>
        {t("number", { n: points })}
        <span className="sr-only"> {t("pointsWord")}</span>
      </b>
    </button>
  );
}

/** The kind behind a name of its own, statuses, the linked book it is of, and the regiment that guns go with. */
function Tags({
  regiment,
  followed,
  admittedFrom,
}: Pick<RegimentRowProps, "regiment" | "followed" | "admittedFrom">) {
  const words = useRuleWords();
  return (
    <>
      {regiment.name && (
        <span className="text-ink-3 wide">{words(`units.${regiment.unitKind}`)}</span>
      )}
      {regiment.veteran !== "no" && <Tag>{words("status.veteran")}</Tag>}
      {regiment.elite && <Tag>{words("status.elite")}</Tag>}
      {admittedFrom && <small className="text-ink-3">{admittedFrom}</small>}
      {followed && (
        <small className="text-ink-3">
          {words("roster.follows", { regiment: regimentTitle(followed, words) })}
        </small>
      )}
    </>
  );
}

function BaseSigns({ arm, bases }: { readonly arm: Arm; readonly bases: number }) {
  const shown = Math.min(bases, MOST_SHOWN);
  return (
    <span className={classNames("bases", arm)} aria-hidden>
      {Array.from({ length: shown }, (_, i) => i).map((i) => (
        <i key={i} />
      ))}
    </span>
  );
}

const STROKES: Readonly<Record<Arm, string>> = {
  infantry: "M1 .5 17 9.500M1 9.500 17 .5",
  cavalry: "M1 9.500 17 .5",
  artillery: "M6 2v6M12 2v6",
};

/** The map sign of an arm: crossed for foot, one stroke for horse, two guns. */
function ArmSign({ arm }: { readonly arm: Arm }) {
  return (
    <svg className="armsign" viewBox="0 0 18 10" aria-hidden="true">
      <rect x=".5" y=".5" width="17" height="9" />
      <path d={STROKES[arm]} />
    </svg>
  );
}
