"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/app/_ui/button";
import { Count } from "@/app/_ui/count";
import { DataTable } from "@/app/_ui/data-table";
import { EmptyState } from "@/app/_ui/empty-state";
import { Facts } from "@/app/_ui/facts";
import { FindingRow, InlineFinding } from "@/app/_ui/finding-row";
import { Meter } from "@/app/_ui/meter";
import { Row, Rows } from "@/app/_ui/rows";
import { RuleNo } from "@/app/_ui/rule-no";
import { SectionTitle } from "@/app/_ui/section-title";
import { Tag } from "@/app/_ui/tag";
import { TreeGrid } from "@/app/_ui/tree-grid";
import { onlyRow } from "@/app/_ui/tree-selection";
import { Pattern } from "./pattern";

const GRAVITIES = [
  ["error", "error"],
  ["warning", "warning"],
  ["note", "remark"],
] as const;

const METER_LOOKS = ["spent", "second", "lent", "carried"] as const;

const UNITS = [
  { name: "Oldenborg", men: 780 },
  { name: "Holsten", men: 640 },
];

const BRIGADE = { key: "brigade", level: 1, isOpen: true, name: "Waldeck", men: 1420 };

const TREE = [BRIGADE, ...UNITS.map((unit) => ({ ...unit, key: unit.name, level: 2 }))];

export function DataSamples() {
  const t = useTranslations("patterns");
  return (
    <>
      <Pattern name="findings">
        <div className="w-full border border-rule-2 bg-sheet">
          {GRAVITIES.map(([look, word]) => (
            <FindingRow
              key={look}
              look={look}
              severity={t(word)}
              rule="1.1.9"
              actions={<Button size="small">{t("remedy")}</Button>}
            >
              {t("wrong")}
            </FindingRow>
          ))}
        </div>
        {GRAVITIES.map(([look]) => (
          <InlineFinding key={look} look={look}>
            {t("wrong")}
          </InlineFinding>
        ))}
        <Count n={2} look="error" label={t("count", { n: 2 })} />
        <Count n={1} look="warn" label={t("count", { n: 1 })} />
        <Count n={5} label={t("count", { n: 5 })} />
        <RuleNo rule="T21" />
      </Pattern>
      <Pattern name="facts">
        <section className="w-75">
          <SectionTitle>
            {t("army")} <RuleNo rule="1.1.9" />
          </SectionTitle>
          <SectionTitle level={3}>{t("notes")}</SectionTitle>
          <Rows>
            <Row name={t("unit")}>Oldenborg</Row>
            <Row name={t("men")} rule="T21">
              780 <small>{t("hint")}</small>
            </Row>
          </Rows>
        </section>
        <Facts>
          <span>{t("army")}</span>
          <span>{t("unit")}</span>
          <span>{t("men")}</span>
        </Facts>
        <Tag>{t("army")}</Tag>
        <Tag look="dashed">{t("notes")}</Tag>
        <Meter
          label={t("men")}
          max={10}
          parts={METER_LOOKS.map((look) => ({ look, value: 2 }))}
          className="w-75"
        />
      </Pattern>
      <Pattern name="data">
        <DataTable
          label={t("army")}
          rows={UNITS}
          rowKey={({ name }) => name}
          columns={[
            { id: "unit", head: t("unit"), cell: ({ name }) => name },
            { id: "men", head: t("men"), cell: ({ men }) => men, kind: "number" },
          ]}
        />
        <Tree />
        <EmptyState title={t("empty")} actions={<Button look="primary">{t("open")}</Button>}>
          {t("emptyText")}
        </EmptyState>
      </Pattern>
    </>
  );
}

function Tree() {
  const t = useTranslations("patterns");
  const [selection, select] = useState(() => onlyRow(BRIGADE.key));
  return (
    <TreeGrid
      label={t("tree")}
      rows={TREE}
      selection={selection}
      onSelect={select}
      onToggle={() => undefined}
      columns={[
        {
          id: "name",
          head: t("unit"),
          cellClass: "ps-[calc(var(--l)*--spacing(4))]",
          cell: ({ name }) => name,
        },
        { id: "men", head: t("men"), className: "num", cell: ({ men }) => men },
      ]}
    />
  );
}
