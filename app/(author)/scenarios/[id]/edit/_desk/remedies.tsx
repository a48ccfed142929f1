"use client";

import { useLocale, useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import { toast } from "@/app/_ui/toasts";
import { useFaultWords } from "@/app/_ui/use-fault-words";
import { TERRAIN_KINDS } from "@/lib/domain/belle-alliance/ground/kinds";
import { chooseValourOfUnits } from "@/lib/domain/belle-alliance/scenario/commands/units";
import type { Feature } from "@/lib/domain/belle-alliance/scenario/feature";
import type {
  ScenarioFinding,
  ScenarioFindingCode,
} from "@/lib/domain/belle-alliance/scenario/finding-codes";
import {
  isMendable,
  MENDINGS,
  type MendableCode,
} from "@/lib/domain/belle-alliance/scenario/mending";
import type { Scenario } from "@/lib/domain/belle-alliance/scenario/scenario";
import { walkUnits } from "@/lib/domain/belle-alliance/scenario/walk";
import { subjectAt } from "@/lib/domain/document/subject-at";
import { formatSigned } from "@/lib/i18n/formats";
import { mayHoldBuilding } from "@/lib/rules/belle-alliance/building-capacity";
import { weaponsOf } from "@/lib/rules/belle-alliance/small-arms";
import { useCheck } from "./check-context";
import { useDesk } from "./desk-context";
import { useFindingActions } from "./finding-actions";
import { useEditor } from "./scenario-editor";

/** The buttons that fix a finding, lead to where it can be fixed, or set it aside. */
export function Remedies({ finding }: { readonly finding: ScenarioFinding }) {
  const t = useTranslations("desk.remedies");
  const { accept } = useFindingActions();
  return (
    <>
      <Mending finding={finding} />
      <Button size="small" onPress={() => accept(finding)}>
        {t("accept")}
      </Button>
    </>
  );
}

function Mending({ finding }: { readonly finding: ScenarioFinding }) {
  const t = useTranslations("desk.remedies");
  const editor = useEditor();
  const { goTo } = useDesk();
  const { split, show } = useFindingActions();
  const remedy = remedyOf(finding);
  const subject = () => subjectAt(editor.current(), finding.path);
  const mending = useMending(finding);
  if (mending) return <Mend {...mending} />;
  if (remedy === "pick") return <Picks finding={finding} />;
  if (remedy === "split" && finding.path.includes("/units/")) {
    return (
      <Button size="small" onPress={() => split(idsOf(editor.current(), finding))}>
        {t("split")}
      </Button>
    );
  }
  if (remedy === "paste") {
    return (
      <Button
        size="small"
        onPress={() => goTo({ part: "order-of-battle", at: `paste:${subject()}` })}
      >
        {t("paste")}
      </Button>
    );
  }
  return (
    <Button size="small" onPress={() => show(finding)}>
      {t(remedy)}
    </Button>
  );
}

interface MendingOnOffer {
  readonly code: MendableCode;
  /** Ids of the things concerned. */
  readonly ids: readonly string[];
  /** The weapon that the things will have, where the button says so; "usual" if they differ. */
  readonly weapon: string;
}

/** The edit that settles a finding; null if none is clear, or if it would move something locked. */
function useMending(finding: ScenarioFinding): MendingOnOffer | null {
  const { checked } = useCheck();
  const { code } = finding;
  if (!isMendable(code)) return null;
  const { features } = checked.map;
  if (code === "crossing-over-nothing" && !features.some(isNarrowWater)) return null;
  const about = idsOf(checked, finding);
  if (features.some(({ id, locked }) => locked && about.includes(id))) return null;
  const units = [...walkUnits(checked)].flatMap(({ unit }) =>
    about.includes(unit.id) ? unit : [],
  );
  // Other arms hold no building; they are moved by hand.
  const ids = IN_BUILDINGS.includes(code)
    ? units.filter(({ arm }) => mayHoldBuilding(arm)).map(({ id }) => id)
    : about;
  if (ids.length === 0) return null;
  return { code, ids, weapon: sameOf(units.map(({ arm }) => weaponsOf(arm)[0] ?? "")) };
}

/** The ids of everything a finding is about. */
function idsOf(
  scenario: Scenario,
  { path, paths = [path] }: Pick<ScenarioFinding, "path" | "paths">,
): string[] {
  return [...new Set(paths.map((each) => subjectAt(scenario, each)))];
}

const IN_BUILDINGS: readonly MendableCode[] = ["unit-over-building", "formation-in-building"];

function isNarrowWater(feature: Feature): boolean {
  return feature.kind === "stream" || (feature.kind === "fence" && feature.fence === "ditch");
}

/** The value they all have; "usual" if they differ. */
function sameOf(values: readonly string[]): string {
  const [first = "usual"] = values;
  return values.every((value) => value === first) ? first : "usual";
}

function Mend({ code, ids, weapon }: MendingOnOffer) {
  const t = useTranslations("desk.remedies.mend");
  const editor = useEditor();
  const { partTitle } = useFaultWords();
  const mend = async () => {
    // Table 21 comes with this command as well.
    const script = await import("@/lib/domain/belle-alliance/scenario/commands/mend-finding").catch(
      () => null,
    );
    if (script === null) return toast({ text: partTitle, look: "error" });
    editor.apply(script.mendFinding, { code, ids });
  };
  return (
    <Button size="small" onPress={() => void mend()}>
      {t(MENDINGS[code], { weapon })}
    </Button>
  );
}

/** A button for each value in the table; pressing one settles all units of that side and row. */
function Picks({ finding }: { readonly finding: ScenarioFinding }) {
  const t = useTranslations("desk.remedies");
  const language = useLocale();
  const editor = useEditor();
  const { partTitle } = useFaultWords();
  const pick = async (choice: 0 | 1) => {
    // Table 21 comes with this script, so it is fetched only when wanted.
    const rules = await import("./undecided").catch(() => null);
    if (rules === null) return toast({ text: partTitle, look: "error" });
    const units = rules.undecidedWith(editor.current(), finding.path);
    const unitIds = units.map(({ unit }) => unit.id);
    editor.apply(chooseValourOfUnits, { unitIds, choice: { pick: choice } });
  };
  return [finding.params.first, finding.params.second].map((value, i) => (
    <Button size="small" key={String(value)} onPress={() => void pick(i === 0 ? 0 : 1)}>
      {t("pick", { value: formatSigned(language, Number(value)) })}
    </Button>
  ));
}

/** A way to fix a finding, named like its button. */
type Remedy = "pick" | "split" | "paste" | "write" | "enter" | "choose" | "draw" | "look";

const REMEDIES: Readonly<Partial<Record<ScenarioFindingCode, Remedy>>> = {
  "valour-undecided": "pick",
  "several-battalions": "split",
  "units-missing": "paste",
  "tasks-missing": "write",
  "player-brief-missing": "write",
  "place-unnamed": "write",
  "valour-reason-missing": "write",
  "length-missing": "enter",
  "strength-missing": "enter",
  "guns-missing": "enter",
  "calibre-missing": "enter",
  "commander-missing": "enter",
  "valour-year-missing": "enter",
  ...remediesOfTerrain(),
  "name-open": "enter",
  "weapon-missing": "choose",
  "weight-missing": "choose",
  "valour-row-unknown": "choose",
  "arrival-unknown": "choose",
  "type-of-other-arm": "choose",
  "type-open": "choose",
  "formation-of-other-arm": "choose",
  "no-march-rate": "choose",
  "building-unknown": "choose",
  "building-closed-to-arm": "choose",
  "building-apart": "choose",
  "direct-commander-missing": "enter",
  "valour-out-of-range": "enter",
  "middle-out-of-reach": "enter",
  "side-named-twice": "write",
  "unit-named-twice": "write",
  "commander-of-two-posts": "enter",
  "level-under-lower": "choose",
  "gunners-too-few": "enter",
  "squadrons-too-small": "enter",
  "arrival-queue-endless": "enter",
  "map-empty": "draw",
  "crossing-missing": "draw",
  "emplacement-too-short": "draw",
};

/** The remedy for a finding; `look`, which only shows its place, if there is no better one. */
function remedyOf({ code }: Pick<ScenarioFinding, "code">): Remedy {
  return REMEDIES[code] ?? "look";
}

/** The remedies for undecided terrain: a width is entered, any other answer is chosen. */
function remediesOfTerrain(): Partial<Record<ScenarioFindingCode, Remedy>> {
  const known = TERRAIN_KINDS.flatMap(({ openFinding, fields }) => {
    if (!openFinding) return [];
    const isWidth = Object.values(fields).some(({ control }) => control.type === "asked-width");
    return [[openFinding, isWidth ? "enter" : "choose"] as const];
  });
  return Object.fromEntries(known);
}
