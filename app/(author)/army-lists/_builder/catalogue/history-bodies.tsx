"use client";

import { useLocale, useTranslations } from "next-intl";
import { newId } from "@/app/(author)/_editor/new-id";
import type { BookFormation } from "@/lib/domain/bogowie-wojny/book/army-book";
import type { PinnedLink } from "@/lib/domain/bogowie-wojny/list/army-list";
import { bodySize, isBodyFielded } from "@/lib/domain/bogowie-wojny/list/body-on-offer";
import type { BodyBook } from "@/lib/domain/bogowie-wojny/list/commands/copy-body";
import { fieldBody, idsOfBody } from "@/lib/domain/bogowie-wojny/list/commands/history";
import { foldText } from "@/lib/domain/document/fold-text";
import { Folded } from "../../_parts/folded";
import { useChosen } from "../choice";
import { useEditor } from "../list-editor";
import { useArmyList, useRuleWords } from "../use-army-list";
import { CatalogueRow } from "./catalogue-row";

interface Props {
  readonly book: BodyBook;
  /** The link that admits them; `null` for those of the list's own book. */
  readonly link: PinnedLink | null;
  /** The search text; only matches are shown. */
  readonly sought: string;
}

/**
 * Each corps and division of the book, added whole with one press [13.2]; nothing if there is none. Matches of a search
 * are expanded.
 */
export function HistoryBodies({ book, link, sought }: Props) {
  const t = useTranslations("armyList.catalogue");
  const bodies = book.formations.filter(
    (body) => isFieldedAlone(book, body) && isSought(book, body, sought),
  );
  if (bodies.length === 0) return null;
  return (
    <Folded
      open={sought !== ""}
      title={
        <>
          {t("history")} <span className="rule-no">13.2</span>
        </>
      }
    >
      <ul>
        {bodies.map((body) => (
          <BodyRow key={body.id} book={book} link={link} body={body} />
        ))}
      </ul>
    </Folded>
  );
}

/** Bodies are found by their names and by their commanders' names. */
function isSought(book: BodyBook, { names, commanderId }: BookFormation, sought: string): boolean {
  const commander = book.commanders.find(({ id }) => id === commanderId);
  return [...Object.values(names), commander?.name ?? ""].some((name) => includes(name, sought));
}

function includes(name: string, sought: string): boolean {
  return foldText(name).includes(foldText(sought));
}

function BodyRow({ book, link, body }: Omit<Props, "sought"> & { readonly body: BookFormation }) {
  const t = useTranslations("armyList.catalogue");
  const words = useRuleWords();
  const editor = useEditor();
  const { show } = useChosen();
  const list = useArmyList();
  const { names } = body;
  const name = names[useLocale()] || names.pl || names.en || names.da;
  const commander = book.commanders.find(({ id }) => id === body.commanderId);
  const wanted = { book, bodyId: body.id, ...(link === null ? {} : { link }) };
  const { bases, points } = bodySize(list, wanted);
  const isFielded = isBodyFielded(list, wanted);
  const field = () => {
    const newIds = Array.from({ length: idsOfBody(wanted) }, newId);
    editor.apply(fieldBody, { ...wanted, newIds });
    show("list");
  };
  return (
    <CatalogueRow
      name={
        <>
          {name}{" "}
          <small className="text-ink-3">
            {commander?.name ?? words("commanders.source.drawn")} ·{" "}
            <span className="whitespace-nowrap">{words("bases", { n: bases })}</span>
          </small>
        </>
      }
      points={points}
      label={t("fieldBody", { name, points })}
      offBecause={isFielded ? t("bodyFielded") : undefined}
      onAdd={field}
    />
  );
}

/** Corps and divisions, and brigades that are in no division. */
function isFieldedAlone(book: BodyBook, { level, parentId }: BookFormation): boolean {
  const parent = book.formations.find(({ id }) => id === parentId);
  return level !== "brigade" || parent?.level !== "division";
}
