"use client";

import { useTranslations } from "next-intl";
import { Activity, type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { type DeskThing, useDeskThings } from "@/app/_frame/desk-things";
import { keepInCookie } from "@/app/_ui/keep-in-cookie";
import { lazyPart } from "@/app/_ui/lazy-part";
import { focusOn, onceThere } from "@/app/_ui/once-there";
import { Desk, DeskWork } from "@/app/(author)/_editor/desk-frame";
import { Drawer, SeverityCount } from "@/app/(author)/_editor/drawer";
import type { ScenarioReport } from "@/lib/domain/belle-alliance/scenario/check";
import { featureName } from "@/lib/domain/belle-alliance/scenario/feature-name";
import type { Scenario } from "@/lib/domain/belle-alliance/scenario/scenario";
import { terrainKey } from "@/lib/domain/belle-alliance/scenario/terrain-key";
import { walkFormations } from "@/lib/domain/belle-alliance/scenario/walk";
import { CheckProvider, useCheck, useStaleCheck } from "./check-context";
import { type DeskFacts, DeskProvider, useDesk } from "./desk-context";
import { DESK_PARTS, PART_LETTERS } from "./desk-parts";
import { DeskStatus } from "./desk-status";
import { DRAWER_COOKIE } from "./drawer-cookie";
import { FindingActionsProvider, useFindingActions } from "./finding-actions";
import type { DeskPlace } from "./place-of";
import { Rail } from "./rail";
import { EditorProvider, useEditor } from "./scenario-editor";
import { ScenarioHead } from "./scenario-head";
import { useStayOffline } from "./use-stay-offline";

interface ScenarioDeskProps extends DeskFacts {
  readonly version: number;
  /** The scenario as text, which React passes to the page much faster than a thousand units value by value. */
  readonly documentJson: string;
  readonly report: ScenarioReport;
  readonly findingsOpen: boolean;
  readonly children: ReactNode;
}

/** The desk of one scenario. Its parts are mounted and unmounted; document, undo history and findings stay. */
export function ScenarioDesk(props: ScenarioDeskProps) {
  const { id, sharing, forkedFrom, variantOf } = props;
  const { version, documentJson, report, findingsOpen, children } = props;
  const [document] = useState(() => JSON.parse(documentJson) as Scenario);
  const facts = useMemo(
    () => ({ id, sharing, forkedFrom, variantOf }),
    [id, sharing, forkedFrom, variantOf],
  );
  return (
    <EditorProvider id={id} version={version} document={document} canEdit>
      <DeskProvider facts={facts}>
        <CheckProvider opened={report}>
          <FindingActionsProvider>
            <Frame findingsOpen={findingsOpen}>{children}</Frame>
          </FindingActionsProvider>
        </CheckProvider>
      </DeskProvider>
    </EditorProvider>
  );
}

function Frame({ findingsOpen, children }: Pick<ScenarioDeskProps, "findingsOpen" | "children">) {
  useDeskKeys();
  useFindOnDesk();
  useNewest();
  const { stopLinks } = useStayOffline();
  return (
    <Desk onClickCapture={stopLinks}>
      <Activity>
        <ScenarioHead />
      </Activity>
      <div className="grid min-h-0 grid-cols-[--spacing(46)_minmax(0,1fr)] max-tablet:block tablet:max-desktop:grid-cols-1 tablet:max-desktop:grid-rows-[auto_minmax(0,1fr)]">
        <Activity>
          <Rail />
        </Activity>
        <DeskWork>
          <Activity>{children}</Activity>
          <Activity>
            <FindingsDrawer opened={findingsOpen} />
          </Activity>
        </DeskWork>
      </div>
      <Activity>
        <DeskStatus />
      </Activity>
    </Desk>
  );
}

const DrawerList = lazyPart(async () => (await import("./drawer-list")).DrawerList, {
  place: "within",
  ahead: "soon",
});

interface FindingsDrawerProps {
  /** Whether the drawer was open when the page was requested. */
  readonly opened: boolean;
}

/**
 * The drawer at the bottom of the desk with all findings: one line until it is opened. The check page shows them in
 * full.
 */
function FindingsDrawer({ opened }: FindingsDrawerProps) {
  const t = useTranslations("desk.drawer");
  const { part } = useDesk();
  const [isOpen, setOpen] = useState(opened);
  const toggle = () => {
    setOpen(!isOpen);
    keepInCookie(DRAWER_COOKIE, isOpen ? "shut" : "open");
  };
  const { findings, accepted } = useCheck();
  const isStale = useStaleCheck() !== null;
  if (part === "check") return null;
  return (
    <Drawer
      id="desk-findings"
      title={t("title")}
      listLabel={t("list")}
      summary={<Counts isStale={isStale} />}
      aside={accepted.length > 0 && t("accepted", { count: accepted.length })}
      isClear={findings.length + accepted.length === 0 && !isStale}
      isOpen={isOpen}
      onToggle={toggle}
    >
      <DrawerList />
    </Drawer>
  );
}

function Counts({ isStale }: { readonly isStale: boolean }) {
  const t = useTranslations("desk.drawer");
  const { errors, warnings, notes } = useCheck().summary;
  return (
    <>
      {isStale && <b>{t("staleShort")}</b>}
      {errors + warnings + notes === 0 && <span className="text-ink-3">{t("none")}</span>}
      {errors > 0 && (
        <SeverityCount severity="error">{t("errors", { count: errors })}</SeverityCount>
      )}
      {warnings > 0 && (
        <SeverityCount severity="warning">{t("warnings", { count: warnings })}</SeverityCount>
      )}
      {notes > 0 && <SeverityCount severity="note">{t("notes", { count: notes })}</SeverityCount>}
    </>
  );
}

/** Lets the search by name find the parts of the desk, the sides and their troops, and the features on the table. */
function useFindOnDesk(): void {
  const editor = useEditor();
  const { part, goTo } = useDesk();
  const parts = useTranslations("desk.rail.parts");
  const fields = useTranslations("fields.thing");
  const rules = useTranslations("belleAlliance");
  const legend = useTranslations("legend");
  /** While the map is open, placed troops are shown there. */
  const troopsAt = (id: string, isPlaced: boolean): DeskPlace => ({
    part: part === "map" && isPlaced ? "map" : "order-of-battle",
    at: id,
  });
  const thing = (title: string, detail: string, place: DeskPlace): DeskThing => ({
    key: `${place.part} ${place.at} ${title}`,
    title,
    detail,
    isPart: place.at === null,
    show: () => goTo(place),
  });
  const partThings = () =>
    DESK_PARTS.map((each) => thing(parts(each), "", { part: each, at: null }));
  const sideThings = ({ sides }: Scenario) =>
    sides.map(({ id, name }) => thing(name, fields("sides"), { part: "order-of-battle", at: id }));
  const troopThings = (scenario: Scenario) =>
    [...walkFormations(scenario)].flatMap(({ formation, side }) => {
      const { id, name, level, commander, units } = formation;
      return [
        thing(name, `${rules(`level.${level}`)} · ${side.name}`, troopsAt(id, false)),
        ...(commander
          ? [
              thing(
                commander.name,
                `${fields("commanders")} · ${name}`,
                troopsAt(id, commander.placement !== null),
              ),
            ]
          : []),
        ...units.map((unit) => ({
          ...thing(
            unit.name,
            `${rules(`type.${unit.type ?? "open"}`)} · ${name}`,
            troopsAt(unit.id, unit.placement !== null),
          ),
          isTroops: true,
        })),
      ];
    });
  const terrainThings = ({ map }: Scenario) =>
    map.features.map((feature) => {
      const kind = feature.kind === "place" ? "" : legend(terrainKey(feature));
      const name = featureName(feature);
      return thing(name || kind, name ? kind : "", { part: "map", at: feature.id });
    });
  useDeskThings(() => {
    const scenario = editor.current();
    return [
      ...partThings(),
      ...sideThings(scenario),
      ...troopThings(scenario),
      ...terrainThings(scenario),
    ].filter(({ title }) => title.trim() !== "");
  });
}

const LEADER_MS = 1500;

/** F6 moves between panes, F8 between findings; G and a letter open a part of the desk. */
function useDeskKeys(): void {
  const { goTo } = useDesk();
  const { step } = useFindingActions();
  const leaderAt = useRef(0);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const way = event.shiftKey ? -1 : 1;
      if (event.key === "F6") act(event, () => focusPane(way));
      else if (event.key === "F8") act(event, () => step(way));
      else if (isPlainLetter(event)) followLetter(event);
    };
    const followLetter = (event: KeyboardEvent) => {
      const isLed = event.timeStamp - leaderAt.current < LEADER_MS && leaderAt.current > 0;
      const letter = event.key.toLowerCase();
      leaderAt.current = !isLed && letter === "g" ? event.timeStamp : 0;
      if (!isLed) return;
      const part = DESK_PARTS.find((each) => PART_LETTERS[each] === letter);
      if (part) act(event, () => goTo({ part, at: null }));
    };
    // Captured, so that a letter after G does not also select a map tool.
    addEventListener("keydown", onKeyDown, { capture: true });
    return () => removeEventListener("keydown", onKeyDown, { capture: true });
  }, [goTo, step]);
}

const PANES = "[data-pane]";
const TABBABLE =
  'a[href], button:not([disabled]), input:not([disabled]), select, textarea, summary, [tabindex="0"]';

const lastIn = new WeakMap<Element, HTMLElement>();

/** Moves the focus to the next or previous pane of the desk, to the element that last had the focus there. */
function focusPane(way: 1 | -1): void {
  const panes = [...document.querySelectorAll<HTMLElement>(PANES)].filter(isShown);
  const active = document.activeElement as HTMLElement | null;
  const here = panes.findIndex((pane) => pane.contains(active));
  const left = panes[here];
  if (left && active) lastIn.set(left, active);
  const start = here < 0 && way < 0 ? 0 : here;
  const goal = panes[(start + way + panes.length) % panes.length];
  if (goal) onceThere(() => focusOn(entryOf(goal)));
}

function entryOf(pane: HTMLElement): HTMLElement | undefined {
  const last = lastIn.get(pane);
  if (last && pane.contains(last) && isShown(last)) return last;
  const chosen = pane.querySelector<HTMLElement>(
    '[aria-current="page"], [role=row][tabindex="0"], tr[tabindex="0"], [role=application]',
  );
  return chosen ?? [...pane.querySelectorAll<HTMLElement>(TABBABLE)].find(isShown);
}

function isShown(element: HTMLElement): boolean {
  return element.offsetParent !== null || element.getClientRects().length > 0;
}

function act(event: KeyboardEvent, what: () => void): void {
  event.preventDefault();
  event.stopPropagation();
  what();
}

function isPlainLetter({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || key.length !== 1) return false;
  if (!(target instanceof HTMLElement)) return true;
  return (
    target.closest("input, textarea, select, [role=listbox], [role=menu], [role=dialog]") === null
  );
}

/** Refreshes the document, because going back to a desk may show the page as it was on leaving. */
function useNewest(): void {
  const { store } = useEditor();
  useEffect(() => void store.refresh(), [store]);
}
