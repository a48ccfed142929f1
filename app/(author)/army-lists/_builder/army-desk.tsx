"use client";

import { CircleAlert } from "lucide-react";
import { useTranslations } from "next-intl";
import { Activity, useEffect, useRef, useState } from "react";
import { type DeskThing, useDeskThings } from "@/app/_frame/desk-things";
import { Count } from "@/app/_ui/count";
import type { OwnWords } from "@/app/(author)/_editor/place-words";
import { StatusBar } from "@/app/(author)/_editor/status-bar";
import type { ArmyList } from "@/lib/domain/bogowie-wojny/list/army-list";
import { armyListFindingText } from "@/lib/domain/bogowie-wojny/list/finding";
import { formationTitle, regimentTitle } from "@/lib/domain/bogowie-wojny/list/roster-text";
import { formationNumber } from "@/lib/domain/bogowie-wojny/list/roster-view";
import { regimentsOf } from "@/lib/domain/bogowie-wojny/list/totals";
import type { Sharing } from "../../_sharing/sharing";
import { ArmyHead } from "./army-head";
import { BudgetStrip } from "./budget-strip";
import { Catalogue } from "./catalogue/catalogue";
import { type Choice, ChoiceProvider, PARTS, useChosen } from "./choice";
import { EntryColumn } from "./entry/entry-column";
import { EditorProvider, useEditor } from "./list-editor";
import { choiceAt, UPGRADES_TITLE } from "./places";
import { RosterColumn } from "./roster/roster-column";
import { refocus } from "./roster/row-focus";
import { useArmyList, useReport, useRuleWords } from "./use-army-list";
import { useBuilderKeys } from "./use-builder-keys";

interface ArmyDeskProps {
  readonly id: string;
  readonly version: number;
  readonly document: ArmyList;
  /** Null if the list is kept only in the browser. */
  readonly sharing: Sharing | null;
}

/** The builder of one army list; on a phone, a list without regiments opens where regiments are added. */
export function ArmyDesk({ id, version, document, sharing }: ArmyDeskProps) {
  const isNew = regimentsOf(document).length === 0;
  return (
    <EditorProvider id={id} version={version} document={document} canEdit>
      <ChoiceProvider first={isNew ? "catalogue" : "list"}>
        <main
          id="main"
          className="grid h-below-bar grid-rows-[auto_auto_minmax(0,1fr)_--spacing(8.5)] bg-desk max-tablet:block max-tablet:h-auto max-tablet:min-h-below-bar max-tablet:pb-15"
        >
          <Activity>
            <ArmyHead sharing={sharing} />
          </Activity>
          <div className="builder-top min-w-0 max-tablet:sticky max-tablet:top-0 max-tablet:z-12">
            <Activity>
              <BudgetStrip />
              <SpokenTotals />
              <PartSwitch />
            </Activity>
          </div>
          <Columns />
          <Activity>
            <ArmyFoot />
            <Status />
          </Activity>
        </main>
      </ChoiceProvider>
    </EditorProvider>
  );
}

/** The pause after the last edit of a series, before the totals are announced. */
const PAUSE_MS = 700;

/** Announces the totals to screen reader users after an edit. */
function SpokenTotals() {
  const words = useTotalsInWords();
  const [said, say] = useState("");
  const isFirst = useRef(true);
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    const pause = setTimeout(() => say(words), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [words]);
  return (
    <p className="sr-only" role="status">
      {said}
    </p>
  );
}

function useTotalsInWords(): string {
  const t = useTranslations("armyList.budget");
  const chosen = useChosenRegiment();
  const { summary, findings } = useReport();
  const { points, bases } = summary;
  const totals = t("spoken", {
    spent: points.units + points.generals,
    limit: points.unitsLimit,
    upgrades: points.upgrades,
    pool: points.upgradesLimit + points.carriedOver,
    bases: bases.total,
    broken: findings.filter(({ severity }) => severity === "error").length,
  });
  return `${chosen} ${totals}`.trim();
}

/** The selected regiment with its bases, since the plus and minus keys change it without moving the focus. */
function useChosenRegiment(): string {
  const words = useRuleWords();
  const list = useArmyList();
  const { choice } = useChosen();
  if (choice.is !== "regiment") return "";
  const regiment = regimentsOf(list).find(({ id }) => id === choice.id);
  if (regiment === undefined) return "";
  return `${regimentTitle(regiment, words)}: ${words("bases", { n: regiment.bases })}.`;
}

/** On a phone, while limits are exceeded: their number, and the first of them, with a link to its place. */
function ArmyFoot() {
  const t = useTranslations("armyList.parts");
  const words = useRuleWords();
  const list = useArmyList();
  const { findings } = useReport();
  const { open, show } = useChosen();
  const broken = findings.filter(({ severity }) => severity === "error");
  const worst = broken[0];
  if (worst === undefined) return null;
  const goThere = () => {
    const choice = choiceAt(list, worst.path);
    if (choice.is !== "list") return open(choice);
    show("list");
    // The list is shown first; findings about the whole list are at its top.
    requestAnimationFrame(() => {
      if (worst.path === "/upgrades") document.getElementById(UPGRADES_TITLE)?.scrollIntoView();
      else window.scrollTo(0, 0);
    });
  };
  return (
    <div className="min-h-14.5 tablet:hidden">
      <button
        type="button"
        data-at-foot="limits"
        className="fixed inset-x-0 bottom-13 z-15 flex min-h-13.5 items-center gap-2 border-error border-t bg-error-wash px-4 py-1 text-start font-semibold text-error leading-tight"
        onClick={goThere}
      >
        <CircleAlert aria-hidden />
        <span>
          {t("broken", { n: broken.length })}
          <small className="block font-normal text-ink text-xs">
            {shortened(armyListFindingText(worst, words))} {worst.rule}
          </small>
        </span>
      </button>
    </div>
  );
}

const LONGEST = 60;

/** The first sentence, cut at a word if it is long. */
function shortened(text: string): string {
  const [sentence = text] = text.split(/(?<=\.) /);
  if (sentence.length <= LONGEST) return sentence;
  return `${sentence.slice(0, sentence.lastIndexOf(" ", LONGEST))} …`;
}

/** Three columns on a desktop, the entry below the list on an upright tablet, and one at a time on a phone. */
function Columns() {
  const { part } = useChosen();
  useBuilderKeys();
  useFindInList();
  return (
    <div
      className="grid min-h-0 grid-cols-[--spacing(79)_minmax(0,1fr)_--spacing(93)] max-desktop:grid-cols-[--spacing(66)_minmax(0,1fr)_--spacing(78)] max-tablet:block below-work:grid-cols-[--spacing(62)_minmax(0,1fr)] below-work:grid-rows-[minmax(0,3fr)_minmax(0,2fr)]"
      data-part={part}
    >
      <Activity>
        <Catalogue />
      </Activity>
      <Activity>
        <RosterColumn />
      </Activity>
      <Activity>
        <EntryColumn />
      </Activity>
    </div>
  );
}

/** Lets the search by name find a list's formations, generals, regiments and upgrades. */
function useFindInList(): void {
  const { current } = useEditor();
  const { open } = useChosen();
  const words = useRuleWords();
  const fields = useTranslations("fields.thing");
  const thing = (
    choice: Extract<Choice, { readonly id: string }>,
    title: string,
    detail: string,
  ): DeskThing => ({
    key: `${choice.is} ${choice.id} ${title}`,
    title,
    detail,
    show: () => {
      open(choice);
      refocus(choice.id);
    },
  });
  useDeskThings(() => {
    const list = current();
    return [
      ...list.formations.flatMap((formation) => {
        const { id, general, regiments } = formation;
        const name = formationTitle(
          { ...formation, number: formationNumber(list, formation) },
          words,
        );
        const of = { is: "formation", id } as const;
        return [
          thing(of, name, fields("formations")),
          ...(general?.name ? [thing(of, general.name, `${fields("commanders")} · ${name}`)] : []),
          ...regiments.map((regiment) =>
            thing(
              { is: "regiment", id: regiment.id },
              regimentTitle(regiment, words),
              `${words(`units.${regiment.unitKind}`)} · ${name}`,
            ),
          ),
        ];
      }),
      ...list.upgrades.map(({ id, upgrade }) =>
        thing({ is: "upgrade", id }, words(`upgrades.${upgrade}`), fields("upgrades")),
      ),
    ];
  });
}

function Status() {
  const commands = useTranslations("armyList.commands");
  const keys = useTranslations("armyList.keys");
  const own = {
    title: keys("title"),
    keys: [
      { keys: "/", does: keys("search") },
      { keys: "Enter", does: keys("addFirst") },
      { keys: "F6", does: keys("columns") },
      { keys: "F8", does: keys("findings") },
      { keys: "+ −", does: keys("bases") },
      { keys: "↑ ↓", does: keys("rows") },
      { keys: "Home End", does: keys("ends") },
      { keys: "Alt ↑ Alt ↓", does: keys("move") },
      { keys: "←", does: keys("grip") },
      { keys: "S", does: keys("split") },
      { keys: "M", does: keys("merge") },
      { keys: "B", does: keys("joinBrigade") },
      { keys: "Shift B", does: keys("leaveBrigade") },
      { keys: "Ctrl D", does: keys("duplicate") },
      { keys: "Delete", does: keys("remove") },
      { keys: "Enter", does: keys("open") },
    ],
  };
  return (
    <StatusBar commandLabel={(name) => commands(name)} shortcuts={[own]} ownWords={useOwnWords()} />
  );
}

/** The names of formations, regiments and upgrades without their own, and the meaning of a list's codes. */
function useOwnWords(): OwnWords {
  const words = useRuleWords();
  const book = useTranslations("armyBook");
  return {
    thing: (list, { level, unitKind, upgrade }, n) => {
      if (list === "formations" && typeof level === "string") {
        return words(`numbered.${level}`, { n });
      }
      if (typeof unitKind === "string") return words(`units.${unitKind}`);
      return typeof upgrade === "string" ? words(`upgrades.${upgrade}`) : undefined;
    },
    code: (field, code) => {
      if (field === "unitKind") return words(`units.${code}`);
      if (field === "nation") return words(`nations.${code}`);
      if (field === "upgrade") return words(`upgrades.${code}`);
      if (field === "traits") return book(`trait.${code}`);
      return field === "weapon" ? book(`weapon.${code}`) : undefined;
    },
  };
}

/** On a phone: chooses the part of the page that is shown. */
function PartSwitch() {
  const t = useTranslations("armyList.parts");
  const { part, show } = useChosen();
  const { findings } = useReport();
  const broken = findings.filter(({ severity }) => severity === "error").length;
  return (
    <nav className="flex border-rule-2 border-y bg-sheet tablet:hidden" aria-label={t("label")}>
      {PARTS.map((one) => (
        <button
          key={one}
          type="button"
          className="flex min-h-11 flex-1 items-center justify-center gap-1.5 border-transparent border-b-3 font-semibold text-ink-2 text-sm chosen:border-brass chosen:text-ink"
          aria-pressed={part === one}
          onClick={() => show(one)}
        >
          {t(one)}
          {one === "list" && (
            <span className="inline-flex">
              <Count n={broken} look="error" label={t("broken", { n: broken })} />
            </span>
          )}
        </button>
      ))}
    </nav>
  );
}
