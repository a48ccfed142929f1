import { getTranslations } from "next-intl/server";
import type { OfferedBlock } from "@/lib/domain/odds/offered-rows";
import type { OddsFaults } from "./ask-odds";
import { CircumstanceFactor, CircumstanceName } from "./circumstance-words";
import { FaultAt, faultProps } from "./fault-at";
import { circumstanceName } from "./field-of-issue";
import { groupName, nameOf, type OddsWishes, type PartyWishes } from "./read-wishes";

export interface CircumstanceBlockProps {
  readonly block: OfferedBlock;
  readonly party: PartyWishes;
  readonly wishes: OddsWishes;
  readonly faults: OddsFaults;
}

/** Rows of the table to tick: a group of which one counts, or a row of its own. */
export function CircumstanceBlock(props: CircumstanceBlockProps) {
  return props.block.group === null ? (
    <SingleRow {...props} />
  ) : (
    <RowGroup {...props} group={props.block.group} />
  );
}

function SingleRow({ block, party, wishes, faults }: CircumstanceBlockProps) {
  return block.rows.map((row) => {
    const place = circumstanceName(party, row.id);
    return (
      <div key={row.id} className="oddsrow">
        <label className="check">
          <input
            type="checkbox"
            name={nameOf(party.shape.key, "row")}
            value={row.id}
            defaultChecked={party.rows.includes(row.id)}
            {...faultProps(place, faults)}
          />
          <CircumstanceName row={row} wishes={wishes} />
          <CircumstanceFactor row={row} wishes={wishes} />
        </label>
        <FaultAt name={place} faults={faults} />
      </div>
    );
  });
}

async function RowGroup(props: CircumstanceBlockProps & { readonly group: string }) {
  const { block, party, wishes, faults, group } = props;
  const words = await getTranslations("belleAllianceTables.group");
  const t = await getTranslations("rules.odds");
  const name = groupName(party.shape.key, group);
  return (
    <fieldset className="oddsgroup" {...faultProps(name, faults)}>
      <legend>{words(group)}</legend>
      <FaultAt name={name} faults={faults} />
      <label className="check">
        <input
          type="radio"
          name={name}
          value=""
          defaultChecked={!block.rows.some(({ id }) => party.rows.includes(id))}
        />
        <span>{t("none")}</span>
      </label>
      {block.rows.map((row) => (
        <label key={row.id} className="check">
          <input
            type="radio"
            name={name}
            value={row.id}
            defaultChecked={party.rows.includes(row.id)}
          />
          <CircumstanceName row={row} wishes={wishes} />
          <CircumstanceFactor row={row} wishes={wishes} />
        </label>
      ))}
    </fieldset>
  );
}
