"use client";

import { useTranslations } from "next-intl";
import { memo } from "react";
import { classNames } from "@/app/_ui/class-names";
import type { Regiment } from "@/lib/domain/army-list/army-list";
import type { ArmyListFinding } from "@/lib/domain/army-list/finding";
import { regimentTitle } from "@/lib/domain/army-list/roster-text";
import { regimentsOf } from "@/lib/domain/army-list/totals";
import { regimentPoints } from "@/lib/rules/bogowie-wojny/points";
import { WAGOMIAR } from "@/lib/rules/bogowie-wojny/tables/wagomiar";
import type { Arm } from "@/lib/rules/bogowie-wojny/unit-kind";
import { ArmSign } from "./arm-sign";
import { isChosen, useChosen } from "./choice";
import { Notes } from "./notes";
import { useArmyList, useRuleWords } from "./use-army-list";
import { useListKeys } from "./use-list-keys";

const MOST_SHOWN = 12;

export interface RegimentRowProps {
  readonly regiment: Regiment;
  readonly findings: readonly ArmyListFinding[];
}

/** A regiment or battery in the list: arm, name, marks, bases and points, and what is wrong with it. */
export const RegimentRow = memo(function RegimentRow({ regiment, findings }: RegimentRowProps) {
  const t = useTranslations("armyList.list");
  const words = useRuleWords();
  const { format } = useArmyList();
  const { choice, open } = useChosen();
  const onKeyDown = useListKeys({ is: "regiment", id: regiment.id });
  const isSelected = isChosen(choice, "regiment", regiment.id);
  const graver = findings.filter(({ severity }) => severity !== "note");
  const isBad = graver.some(({ severity }) => severity === "error");
  const { arm } = WAGOMIAR[regiment.unitKind];
  return (
    <li className={classNames("reg", isSelected && "sel", isBad && "bad")}>
      <button
        type="button"
        className="regb"
        data-list-item={regiment.id}
        aria-current={isSelected || undefined}
        aria-keyshortcuts="+ - Delete Alt+ArrowUp Alt+ArrowDown"
        onClick={() => open({ is: "regiment", id: regiment.id })}
        onKeyDown={onKeyDown}
      >
        <ArmSign arm={arm} />
        <span className="rn">
          {regimentTitle(regiment, words)}
          <Tags regiment={regiment} />
        </span>
        <BaseSigns arm={arm} bases={regiment.bases} />
        <span className="num">
          {regiment.bases}
          <span className="sr"> {t("basesWord")},</span>
        </span>
        <b>
          {t("number", { n: regimentPoints(regiment, format) })}
          <span className="sr"> {t("pointsWord")}</span>
        </b>
      </button>
      <Notes findings={graver} />
    </li>
  );
});

/** The kind behind a name of its own, statuses, and the regiment that guns go with. */
function Tags({ regiment }: { readonly regiment: Regiment }) {
  const words = useRuleWords();
  const list = useArmyList();
  const followed = regimentsOf(list).find(({ id }) => id === regiment.followsRegimentId);
  return (
    <>
      {regiment.name && <span className="quiet wide">{words(`units.${regiment.unitKind}`)}</span>}
      {regiment.veteran !== "no" && <small className="tag">{words("status.veteran")}</small>}
      {regiment.elite && <small className="tag">{words("status.elite")}</small>}
      {followed && (
        <small className="quiet">
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
