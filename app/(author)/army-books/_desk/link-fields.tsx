"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import type { BookLink } from "@/lib/domain/army-book/army-book";
import { aimLink, editLink, removeLink } from "@/lib/domain/army-book/commands/links";
import { aimOf } from "@/lib/domain/army-book/linked";
import { useEditor } from "./book-editor";
import { ChoiceCell, NumberCell } from "./cells";
import { LabelledCell } from "./labelled-cell";
import { LinkEntries } from "./link-entries";
import { RowGrip } from "./row-order";
import { TickList } from "./tick-list";
import type { LinkableBook } from "./use-linkable-books";

export interface LinkFieldsProps {
  readonly link: BookLink;
  readonly linkable: readonly LinkableBook[];
}

const MOST = 1_000;
/** What is admitted beside units where the link says so. */
const ALSO = ["bodies", "commanders"] as const;

/** One link: to which book, which of its units, how many regiments and bases. */
export function LinkFields({ link, linkable }: LinkFieldsProps) {
  const t = useTranslations("armyBookDesk.links");
  const entries = useTranslations("armyBookDesk.entries");
  const editor = useEditor();
  const { id } = link;
  const name = linkable.find(({ aim }) => aimOf(aim) === aimOf(link))?.title ?? t("away");
  const limits = ["maxRegiments", "maxBases"] as const;
  return (
    <fieldset className="bookformation" data-row={id}>
      <legend className="sr">{name}</legend>
      <div className="cells">
        <RowGrip id={id} name={name} />
        <AimCell link={link} linkable={linkable} name={name} />
        <ChoiceCell
          label={`${t("which")}: ${name}`}
          value={link.entries === "all" ? "all" : "some"}
          choices={[
            { value: "all", label: t("all") },
            { value: "some", label: t("some") },
          ]}
          onCommit={(which) =>
            editor.apply(editLink, { id, changes: { entries: which === "some" ? [] : "all" } })
          }
        />
        {limits.map((limit) => (
          <LabelledCell key={limit} label={entries(limit)}>
            <NumberCell
              label={`${entries(limit)}: ${name}`}
              value={link[limit]}
              most={MOST}
              onCommit={(most) =>
                editor.apply(editLink, {
                  id,
                  changes: { [limit]: most === null ? null : Math.round(most) },
                })
              }
            />
          </LabelledCell>
        ))}
        <Button look="bare" onPress={() => editor.apply(removeLink, { id })}>
          {t("remove")} <span className="sr">{name}</span>
        </Button>
      </div>
      <TickList
        label={`${t("also")}: ${name}`}
        ticked={ALSO.filter((what) => link[what])}
        choices={ALSO.map((what) => ({ value: what, label: t(what) }))}
        onChange={(ticked) => {
          const changes = Object.fromEntries(ALSO.map((what) => [what, ticked.includes(what)]));
          editor.apply(editLink, { id, changes });
        }}
      />
      {link.entries !== "all" && <LinkEntries link={link} chosen={link.entries} name={name} />}
    </fieldset>
  );
}

/** The book it leads to; one that cannot be read any more stays, unnamed. */
function AimCell({ link, linkable, name }: LinkFieldsProps & { readonly name: string }) {
  const t = useTranslations("armyBookDesk.links");
  const editor = useEditor();
  const own = aimOf(link);
  const isKnown = linkable.some(({ aim }) => aimOf(aim) === own);
  return (
    <ChoiceCell
      label={`${t("book")}: ${name}`}
      value={own}
      choices={[
        ...(isKnown ? [] : [{ value: own, label: name }]),
        ...linkable.map(({ aim, title }) => ({ value: aimOf(aim), label: title })),
      ]}
      onCommit={(chosen) => {
        const aim = linkable.find((each) => aimOf(each.aim) === chosen)?.aim;
        if (aim) editor.apply(aimLink, { id: link.id, aim });
      }}
    />
  );
}
