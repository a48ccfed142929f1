import { getTranslations } from "next-intl/server";
import type { OfferedBlock } from "@/lib/domain/odds/offered-rows";
import type { PartyRow } from "@/lib/domain/odds/ticked-rows";
import { CircumstanceFactor, CircumstanceName } from "./circumstance-words";
import type { Said } from "./fault-at";
import { circumstanceName } from "./field-of-issue";
import { groupName, nameOf, type OddsWishes, type PartyWishes } from "./read-wishes";
import { Tick, TickGroup } from "./tick";

export interface CircumstanceBlockProps {
  readonly block: OfferedBlock;
  readonly party: PartyWishes;
  readonly wishes: OddsWishes;
  readonly said: Said;
}

/** Rows of the table to tick: a group of which one counts, or a row of its own. */
export function CircumstanceBlock(props: CircumstanceBlockProps) {
  const { block, party, said } = props;
  if (block.group !== null) return <RowGroup {...props} group={block.group} />;
  return block.rows.map((row) => (
    <Tick
      key={row.id}
      {...choiceOf(row, props)}
      name={nameOf(party.shape.key, "row")}
      place={circumstanceName(party, row.id)}
      said={said}
    />
  ));
}

async function RowGroup(props: CircumstanceBlockProps & { readonly group: string }) {
  const { block, party, said, group } = props;
  const words = await getTranslations("belleAllianceTables.group");
  const t = await getTranslations("rules.odds");
  const isHeavy = group === "charge" && party.chargeRow === "heavy-or-lancers-charge";
  return (
    <TickGroup
      name={groupName(party.shape.key, group)}
      legend={words(group)}
      hint={isHeavy && <p className="hint">{t("chargesHeavily")}</p>}
      none={t("none")}
      choices={block.rows.map((row) => choiceOf(row, props))}
      said={said}
    />
  );
}

function choiceOf(row: PartyRow, { party, wishes }: CircumstanceBlockProps) {
  return {
    id: row.id,
    checked: party.rows.includes(row.id),
    content: (
      <>
        <CircumstanceName row={row} wishes={wishes} />
        <CircumstanceFactor row={row} wishes={wishes} />
      </>
    ),
  };
}
