"use client";

import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { Swatch } from "@/app/_map/swatch";
import { Button } from "@/app/_ui/button";
import { wordButtonLook } from "@/app/_ui/button-look";
import { Dialog } from "@/app/_ui/dialog";
import { SectionTitle } from "@/app/_ui/section-title";
import { chooseValourOfUnits } from "@/lib/domain/belle-alliance/scenario/commands/units";
import type { Scenario } from "@/lib/domain/belle-alliance/scenario/scenario";
import { useDocument } from "../../_desk/scenario-editor";
import { doubtfulUnits, type UndecidedUnit, undecidedUnits } from "../../_desk/undecided";
import type { OrderDesk } from "../use-order-desk";
import { useRowWords } from "../use-row-words";
import { useUnitWords } from "../use-words";
import { ValourRowChoice } from "../valour-row-choice";

const whole = (scenario: Scenario) => scenario;

interface UndecidedDialogProps {
  readonly desk: OrderDesk;
  readonly onClose: () => void;
}

/** All valours that wait for the umpire, to be decided one after the other. */
export function UndecidedDialog({ desk, onClose }: UndecidedDialogProps) {
  const t = useTranslations("orderOfBattle.undecided");
  const scenario = useDocument(whole);
  const groups = useMemo(() => groupsOf(undecidedUnits(scenario)), [scenario]);
  const doubtful = useMemo(() => doubtfulUnits(scenario), [scenario]);
  const go = (id: string) => {
    onClose();
    desk.reveal(id);
  };
  return (
    <Dialog title={t("title")} wide isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      {groups.length + doubtful.length === 0 && <p>{t("none")}</p>}
      {groups.length > 0 && (
        <section className="mb-4 grid grid-cols-1 gap-3">
          <SectionTitle level={3}>{t("twoValues")}</SectionTitle>
          {groups.map((group) => (
            <Group
              key={`${group[0]?.side.id} ${group[0]?.valour.row}`}
              group={group}
              go={go}
              desk={desk}
            />
          ))}
        </section>
      )}
      {doubtful.length > 0 && (
        <section className="mb-4 grid grid-cols-1 gap-3">
          <SectionTitle level={3}>{t("doubtful")}</SectionTitle>
          <p className="hint mt-1.5">{t("doubtfulText")}</p>
          {doubtful.map(({ unit, proposal }) => (
            <div
              className="grid grid-cols-1 items-end gap-3 border-rule border-b pb-2 tablet:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)]"
              key={unit.id}
            >
              <button type="button" className={wordButtonLook()} onClick={() => go(unit.id)}>
                {unit.name}
              </button>
              <ValourRowChoice unit={unit} proposal={proposal} rowId={proposal.row?.id ?? null} />
            </div>
          ))}
        </section>
      )}
    </Dialog>
  );
}

interface GroupProps {
  readonly group: readonly UndecidedUnit[];
  readonly go: (id: string) => void;
  readonly desk: OrderDesk;
}

/** The units of one side in one row of the table: one press settles them all. */
function Group({ group, go, desk }: GroupProps) {
  const t = useTranslations("orderOfBattle.undecided");
  const words = useUnitWords();
  const rowWords = useRowWords();
  const [first] = group;
  if (!first) return null;
  const { row, tableValues } = first.valour;
  const pick = (choice: 0 | 1) =>
    desk.editor.apply(chooseValourOfUnits, {
      unitIds: group.map(({ unit }) => unit.id),
      choice: { pick: choice },
    });
  return (
    <div className="grid grid-cols-1 gap-2 border-rule border-b pb-3">
      <p>
        <Swatch colour={first.side.colour} /> <b>{row ? rowWords(row) : first.side.name}</b>{" "}
        <span className="text-ink-3">{tableValues.map(words.signed).join(" / ")}</span>
      </p>
      <ul className="flex flex-wrap gap-x-4 gap-y-0.5 text-sm">
        {group.map(({ unit }) => (
          <li key={unit.id}>
            <button type="button" className={wordButtonLook()} onClick={() => go(unit.id)}>
              {unit.name}
            </button>
          </li>
        ))}
      </ul>
      <div className="flex gap-2">
        {tableValues.slice(0, 2).map((value, i) => (
          <Button key={value} onPress={() => pick(i === 0 ? 0 : 1)}>
            {t("takeAll", { value: words.signed(value), count: group.length })}
          </Button>
        ))}
      </div>
    </div>
  );
}

function groupsOf(units: readonly UndecidedUnit[]): UndecidedUnit[][] {
  const groups = new Map<string, UndecidedUnit[]>();
  for (const each of units) {
    const key = `${each.side.id} ${each.valour.row}`;
    groups.set(key, [...(groups.get(key) ?? []), each]);
  }
  return [...groups.values()];
}
