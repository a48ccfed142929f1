"use client";

import { useTranslations } from "next-intl";
import { memo } from "react";
import { tv } from "tailwind-variants/lite";
import { Tag } from "@/app/_ui/tag";
import type { Regiment } from "@/lib/domain/bogowie-wojny/list/army-list";
import type { ArmyListFinding } from "@/lib/domain/bogowie-wojny/list/finding";
import { regimentTitle } from "@/lib/domain/bogowie-wojny/list/roster-text";
import { WAGOMIAR } from "@/lib/rules/bogowie-wojny/tables/wagomiar";
import type { Arm } from "@/lib/rules/bogowie-wojny/unit-kind";
import type { Choice } from "../choice";
import { Notes } from "../findings/notes";
import { useRuleWords } from "../use-army-list";
import { Points } from "./card";
import { RowDrop, RowGrip } from "./dragging";
import type { ListItem } from "./list-item";
import { rowLook } from "./row-look";
import { useListKeys } from "./use-list-keys";

const MAX_SHOWN = 12;

interface RegimentRowProps {
  readonly regiment: Regiment;
  /** Its name in the reader's language; empty if it has none. */
  readonly name: string;
  readonly formationId: string;
  /** Index in its formation, from 0. */
  readonly index: number;
  /** The title of the regiment that its guns accompany. */
  readonly followed: string | undefined;
  /** The title of the linked book it came from [13.2]. */
  readonly admittedFrom: string | undefined;
  readonly points: number;
  readonly isSelected: boolean;
  readonly onOpen: (choice: Choice) => void;
  readonly findings: readonly ArmyListFinding[];
}

/** A regiment or battery in the list: arm, name, marks, bases, points and findings. */
export const RegimentRow = memo(function RegimentRow(props: RegimentRowProps) {
  const { regiment, formationId, index, isSelected, findings } = props;
  const words = useRuleWords();
  const item: ListItem = { is: "regiment", id: regiment.id };
  const title = regimentTitle({ ...regiment, name: props.name }, words);
  const graver = findings.filter(({ severity }) => severity !== "note");
  const isBad = graver.some(({ severity }) => severity === "error");
  const joined = regiment.brigadeId ? "joined" : "plain";
  const looks = rowLook({ look: isSelected ? "chosen" : joined, isBad });
  return (
    <li className={looks.row()} data-joined={regiment.brigadeId ? "" : undefined}>
      <RegimentButton {...props} looks={looks} />
      <RowGrip item={item} name={title} />
      <RowDrop
        item={item}
        name={title}
        place={{ is: "regiment", formationId, to: index }}
        brigadeId={regiment.brigadeId}
      />
      <Notes findings={graver} />
    </li>
  );
});

interface RegimentButtonProps extends RegimentRowProps {
  readonly looks: ReturnType<typeof rowLook>;
}

function RegimentButton(props: RegimentButtonProps) {
  const { regiment, name, followed, admittedFrom, points, isSelected, onOpen, looks } = props;
  const t = useTranslations("armyList.list");
  const words = useRuleWords();
  const onKeyDown = useListKeys({ is: "regiment", id: regiment.id });
  const { arm } = WAGOMIAR[regiment.unitKind];
  return (
    <button
      type="button"
      className={looks.button()}
      data-list-item={regiment.id}
      aria-current={isSelected || undefined}
      aria-keyshortcuts="+ - Delete Alt+ArrowUp Alt+ArrowDown"
      onClick={() => onOpen({ is: "regiment", id: regiment.id })}
      onKeyDown={onKeyDown}
    >
      <ArmSign arm={arm} />
      <span className={looks.name()}>
        {regimentTitle({ ...regiment, name }, words)}
        <Tags regiment={regiment} followed={followed} admittedFrom={admittedFrom} />
      </span>
      <BaseSigns arm={arm} bases={regiment.bases} />
      <span className={looks.bases()}>
        {regiment.bases}
        <span className="sr-only"> {t("basesWord")},</span>
      </span>
      <Points n={points} className={looks.points()} />
    </button>
  );
}

/**
 * The kind, if the regiment has a name of its own, the statuses, the linked book, and the regiment that guns accompany.
 */
function Tags({
  regiment,
  followed,
  admittedFrom,
}: Pick<RegimentRowProps, "regiment" | "followed" | "admittedFrom">) {
  const words = useRuleWords();
  return (
    <>
      {regiment.name && (
        <span className="font-normal text-ink-3">{words(`units.${regiment.unitKind}`)}</span>
      )}
      {regiment.veteran !== "no" && (
        <Tag className="bg-sheet font-normal">{words("status.veteran")}</Tag>
      )}
      {regiment.elite && <Tag className="bg-sheet font-normal">{words("status.elite")}</Tag>}
      {admittedFrom && <small className="font-normal text-ink-3">{admittedFrom}</small>}
      {followed && (
        <small className="font-normal text-ink-3">
          {words("roster.follows", { regiment: followed })}
        </small>
      )}
    </>
  );
}

const baseLook = tv({
  base: "border border-ink-2 bg-inset",
  variants: {
    arm: { infantry: "h-2 w-3.5", cavalry: "size-2.5", artillery: "h-3 w-2.25" },
  },
});

/** Bases drawn in proportion; on a phone three on a line, to leave room for the name. */
function BaseSigns({ arm, bases }: { readonly arm: Arm; readonly bases: number }) {
  const shown = Math.min(bases, MAX_SHOWN);
  return (
    <span
      className="inline-flex max-w-28 flex-wrap justify-end gap-0.5 max-tablet:max-w-13"
      aria-hidden
    >
      {Array.from({ length: shown }, (_, i) => i).map((i) => (
        <i key={i} className={baseLook({ arm })} />
      ))}
    </span>
  );
}

const STROKES: Readonly<Record<Arm, string>> = {
  infantry: "M1 .5 17 9.500M1 9.500 17 .5",
  cavalry: "M1 9.500 17 .5",
  artillery: "M6 2v6M12 2v6",
};

/** The map symbol of an arm: crossed for infantry, one stroke for cavalry, two guns. */
function ArmSign({ arm }: { readonly arm: Arm }) {
  return (
    <svg className="h-2.5 w-4.5 fill-sheet stroke-ink-2" viewBox="0 0 18 10" aria-hidden="true">
      <rect x=".5" y=".5" width="17" height="9" />
      <path d={STROKES[arm]} />
    </svg>
  );
}
