import { getLocale } from "next-intl/server";
import type { ReactNode } from "react";
import { selectLook } from "@/app/_ui/field-look";
import { currentContext } from "@/lib/auth/session-gate";
import { nameOf, type OddsParty } from "@/lib/domain/odds-answer/form";
import { listDocuments, MAX_PAGE } from "@/lib/usecases/document/list-documents";
import { FieldFrame } from "./field-frame";

/** A document from which units may be picked, or one of its units. */
export interface Offered {
  readonly id: string;
  readonly title: string;
}

interface PickSelectProps {
  /** The name of the field in the address. */
  readonly name: string;
  readonly label: string;
  /** The label of the option to pick nothing. */
  readonly none: string;
  readonly picked: string | null;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Selects one of the options among its children, or none. */
export function PickSelect({ name, label, none, picked, className, children }: PickSelectProps) {
  return (
    <FieldFrame id={name} label={label} className={className}>
      <select
        key={picked}
        className={selectLook()}
        id={name}
        name={name}
        defaultValue={picked ?? ""}
      >
        <option value="">{none}</option>
        {children}
      </select>
    </FieldFrame>
  );
}

/** Options to select from. */
export function Options({ of }: { readonly of: readonly Offered[] }) {
  return of.map(({ id, title }) => (
    <option key={id} value={id}>
      {title}
    </option>
  ));
}

interface UnitPickProps extends Pick<PickSelectProps, "label" | "none"> {
  readonly party: OddsParty;
  readonly groups: readonly (Offered & { readonly units: readonly Offered[] })[];
  /** Shown once a unit is picked. */
  readonly filled: string;
}

/** Picks a party's unit from a document; it fills in the fields below, which can then be changed. */
export function UnitPick({ party, groups, filled, ...labels }: UnitPickProps) {
  const { shape, unitId } = party;
  return (
    <>
      <input type="hidden" name={nameOf(shape, "filled")} value={unitId ?? ""} />
      <PickSelect name={nameOf(shape, "unit")} picked={unitId} {...labels}>
        {groups.map(({ id, title, units }) => (
          <optgroup key={id} label={title}>
            <Options of={units} />
          </optgroup>
        ))}
      </PickSelect>
      {unitId && <p className="hint mt-0.75">{filled}</p>}
    </>
  );
}

/** The reader's own documents of a kind, then those shipped with the service. */
export async function offeredDocuments(kind: "scenario" | "army-list"): Promise<Offered[]> {
  const context = await currentContext();
  const language = await getLocale();
  const whose = [...(context.actor ? [{ mine: true }] : []), { shipped: true }];
  const system = kind === "scenario" ? "belle-alliance" : "bogowie-wojny";
  const pages = await Promise.all(
    whose.map((filter) =>
      listDocuments(context, {
        filter: { ...filter, kind: [kind], system: [system] },
        sort: "updated",
        after: null,
        limit: MAX_PAGE,
        language,
      }),
    ),
  );
  return pages.flatMap(({ items }) => items.map(({ id, title }) => ({ id, title })));
}
