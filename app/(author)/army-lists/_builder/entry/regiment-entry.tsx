"use client";

import { useTranslations } from "next-intl";
import { Checkbox } from "@/app/_ui/checkbox";
import { DraftTextField } from "@/app/_ui/draft-text-field";
import { Facts } from "@/app/_ui/facts";
import { fieldLook } from "@/app/_ui/field-look";
import { NumberField } from "@/app/_ui/number-field";
import { Row, Rows } from "@/app/_ui/rows";
import { Select } from "@/app/_ui/select";
import type { Regiment } from "@/lib/domain/bogowie-wojny/list/army-list";
import { capacityInRegiment } from "@/lib/domain/bogowie-wojny/list/capacity";
import {
  editRegiment,
  moveRegiment,
  setBases,
  setUnitKind,
} from "@/lib/domain/bogowie-wojny/list/commands/regiments";
import {
  entriesOf,
  entryOf,
  mayHide,
  statusCost,
} from "@/lib/domain/bogowie-wojny/list/regiment-traits";
import { formationTitle, regimentTitle } from "@/lib/domain/bogowie-wojny/list/roster-text";
import { formationNumber } from "@/lib/domain/bogowie-wojny/list/roster-view";
import { hasTrait } from "@/lib/rules/bogowie-wojny/limits";
import { basePoints, regimentPoints } from "@/lib/rules/bogowie-wojny/points";
import { ARMY_BOOKS } from "@/lib/rules/bogowie-wojny/tables/army-books";
import { WAGOMIAR } from "@/lib/rules/bogowie-wojny/tables/wagomiar";
import { UNIT_KINDS } from "@/lib/rules/bogowie-wojny/unit-kind";
import { EntryRow } from "../../_parts/entry-row";
import { ColumnHead } from "../column-head";
import { Notes } from "../findings/notes";
import { ReadingNotes } from "../findings/reading-notes";
import { readingsOfRegiment } from "../findings/readings-of";
import { useEditor } from "../list-editor";
import { findingsWithin } from "../places";
import { useArmyList, useReport, useRuleWords } from "../use-army-list";
import { BasePicture } from "./base-picture";
import { RegimentActions } from "./regiment-actions";
import { StatusRows } from "./status-rows";

interface Props {
  readonly regiment: Regiment;
}

/** One regiment or battery: name, kind, bases, formation, statuses, price, base and note. */
export function RegimentEntry({ regiment }: Props) {
  const t = useTranslations("armyList.entry");
  const words = useRuleWords();
  const editor = useEditor();
  const list = useArmyList();
  const { format } = list;
  const { id, unitKind } = regiment;
  const canHide = mayHide(regiment, entryOf(regiment, entriesOf(list)), format.readings);
  return (
    <>
      <ColumnHead look="entry" title={regimentTitle(regiment, words)} />
      <Facts>
        <span>{words(`units.${unitKind}`)}</span>
        <span>{t("perBase", { n: basePoints(unitKind, format) })}</span>
        {canHide && <span>{t("mayHide")}</span>}
      </Facts>
      <OwnNotes regiment={regiment} />
      <DraftTextField
        label={t("name")}
        value={regiment.name}
        maxLength={200}
        onCommit={(name) => editor.apply(editRegiment, { id, changes: { name: name.trim() } })}
      />
      <div className="border-rule-2 border-t">
        <BasesRow regiment={regiment} />
        <KindRow regiment={regiment} />
        <FormationRow regiment={regiment} />
        {hasTrait(unitKind, "regimental") && <FollowsRow regiment={regiment} />}
        <StatusRows regiment={regiment} />
      </div>
      <ReadingNotes of={readingsOfRegiment(regiment)} />
      <PriceLine regiment={regiment} />
      <BasePicture unitKind={unitKind} bases={regiment.bases} />
      <DraftTextField
        label={t("note")}
        rows={2}
        value={regiment.notes}
        maxLength={1000}
        onCommit={(notes) => editor.apply(editRegiment, { id, changes: { notes } })}
      />
      <SecretRows regiment={regiment} />
      <RegimentActions regiment={regiment} />
    </>
  );
}

/** How a regiment's price is calculated, and its line as printed in the roster. */
function PriceLine({ regiment }: { readonly regiment: Regiment }) {
  const t = useTranslations("armyList.entry");
  const words = useRuleWords();
  const list = useArmyList();
  const looks = fieldLook();
  const { format } = list;
  const points = regimentPoints(regiment, format);
  const status = statusCost(regiment, list);
  const marks = [
    regiment.veteran !== "no" && words("status.veteran"),
    regiment.elite && words("status.elite"),
  ].filter(Boolean);
  return (
    <>
      <Rows>
        <Row name={t("price")}>
          {t.rich("priceSum", {
            bases: regiment.bases,
            each: basePoints(regiment.unitKind, format),
            points,
            b: (sum) => <b>{sum}</b>,
          })}
          {status > 0 && <small> {t("priceStatus", { points: status })}</small>}
        </Row>
      </Rows>
      <div className={looks.field()}>
        <span className={looks.label()}>{t("printed")}</span>
        <p className="flex gap-3 border border-rule-2 border-dashed bg-paper px-2 py-1.5 font-serif text-sm tabular-nums leading-snug">
          <span className="me-auto wrap-anywhere">
            <b className="font-semibold">{regimentTitle(regiment, words)}</b>
            {marks.map((mark) => `, ${mark}`).join("")}
          </span>
          <span className="whitespace-nowrap">{words("bases", { n: regiment.bases })}</span>
          <span className="whitespace-nowrap">
            {t("number", { n: points })}
            {status > 0 && ` + ${t("number", { n: status })}`}
          </span>
        </p>
      </div>
    </>
  );
}

/** All findings about the regiment, including notes, which the list leaves out. */
function OwnNotes({ regiment }: Props) {
  const list = useArmyList();
  const { findings } = useReport();
  const i = list.formations.findIndex(({ regiments }) => regiments.includes(regiment));
  const j = list.formations[i]?.regiments.indexOf(regiment) ?? -1;
  return <Notes findings={findingsWithin(findings, `/formations/${i}/regiments/${j}`)} />;
}

function BasesRow({ regiment }: Props) {
  const t = useTranslations("armyList.entry");
  const words = useRuleWords();
  const editor = useEditor();
  const list = useArmyList();
  const { summary } = useReport();
  const { bases, bar } = capacityInRegiment({ list, summary }, regiment);
  const each = t(`baseIs.${WAGOMIAR[regiment.unitKind].arm}`);
  return (
    <EntryRow>
      <NumberField
        layout="row"
        label={t("bases")}
        aside={each}
        look="stepper"
        value={regiment.bases}
        minValue={1}
        maxValue={regiment.bases + bases}
        cap={`${words(`bars.${bar.code}`, { ...bar.params })} · ${bar.rule}`}
        onCommit={(next) =>
          next !== null && editor.apply(setBases, { id: regiment.id, bases: next })
        }
      />
    </EntryRow>
  );
}

function KindRow({ regiment }: Props) {
  const t = useTranslations("armyList.entry");
  const words = useRuleWords();
  const editor = useEditor();
  const { nation, format } = useArmyList();
  const kinds = UNIT_KINDS.filter(
    (kind) => ARMY_BOOKS[nation].includes(kind) || kind === regiment.unitKind,
  );
  return (
    <EntryRow>
      <Select
        layout="row"
        label={t("kind")}
        value={regiment.unitKind}
        choices={kinds.map((kind) => ({
          value: kind,
          label: words(`units.${kind}`),
          detail: t("number", { n: basePoints(kind, format) }),
        }))}
        onChange={(unitKind) => editor.apply(setUnitKind, { id: regiment.id, unitKind })}
      />
    </EntryRow>
  );
}

function FormationRow({ regiment }: Props) {
  const t = useTranslations("armyList.entry");
  const words = useRuleWords();
  const editor = useEditor();
  const list = useArmyList();
  const at = list.formations.find(({ regiments }) => regiments.includes(regiment));
  return (
    <EntryRow>
      <Select
        layout="row"
        label={t("formation")}
        value={at?.id ?? null}
        choices={list.formations.map((formation) => ({
          value: formation.id,
          label: formationTitle({ ...formation, number: formationNumber(list, formation) }, words),
        }))}
        onChange={(formationId) => {
          const target = list.formations.find(({ id }) => id === formationId);
          const to = target?.regiments.length ?? 0;
          editor.apply(moveRegiment, { id: regiment.id, formationId, to });
        }}
      />
    </EntryRow>
  );
}

/** The infantry of its formation that regimental guns may accompany [9.9]. */
function FollowsRow({ regiment }: Props) {
  const t = useTranslations("armyList.entry");
  const words = useRuleWords();
  const editor = useEditor();
  const list = useArmyList();
  const at = list.formations.find(({ regiments }) => regiments.includes(regiment));
  const infantry = (at?.regiments ?? []).filter(
    ({ unitKind }) => WAGOMIAR[unitKind].arm === "infantry",
  );
  return (
    <EntryRow>
      <Select
        layout="row"
        label={t("follows")}
        placeholder={t("followsNone")}
        value={regiment.followsRegimentId}
        choices={infantry.map((one) => ({ value: one.id, label: regimentTitle(one, words) }))}
        onChange={(followsRegimentId) =>
          editor.apply(editRegiment, { id: regiment.id, changes: { followsRegimentId } })
        }
      />
    </EntryRow>
  );
}

/**
 * What is secret about a regiment: the statuses bought for it, and its note. Shown if there is anything to keep secret.
 */
function SecretRows({ regiment }: { readonly regiment: Regiment }) {
  const t = useTranslations("armyList.secret");
  const editor = useEditor();
  const { id, veteran, elite, notes, secretStatus, secretNotes } = regiment;
  const hasStatus = veteran === "bought" || elite;
  return (
    <>
      {(hasStatus || secretStatus) && (
        <Checkbox
          isSelected={secretStatus}
          onChange={(on) => editor.apply(editRegiment, { id, changes: { secretStatus: on } })}
        >
          {t("status")}
        </Checkbox>
      )}
      {(notes !== "" || secretNotes) && (
        <Checkbox
          isSelected={secretNotes}
          onChange={(on) => editor.apply(editRegiment, { id, changes: { secretNotes: on } })}
        >
          {t("note")}
        </Checkbox>
      )}
    </>
  );
}
