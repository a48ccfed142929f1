"use client";

import { Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { useCallback, useEffect, useMemo, useState } from "react";
import { callApi } from "@/app/_client/call-api";
import { Button } from "@/app/_ui/button";
import { newId } from "@/app/(author)/_editor/new-id";
import type { ArmyBook, BookLink } from "@/lib/domain/bogowie-wojny/book/army-book";
import {
  addLink,
  aimLink,
  editLink,
  moveLink,
  removeLink,
} from "@/lib/domain/bogowie-wojny/book/commands/links";
import { aimOf } from "@/lib/domain/bogowie-wojny/book/linked";
import { nameIn } from "@/lib/domain/bogowie-wojny/book/names";
import { useBook, useEditor } from "./book-editor";
import { ChoiceCell, NumberCell } from "./cells";
import { DeskBox, DeskLine, DeskPart } from "./desk-part";
import { LabelledCell } from "./labelled-cell";
import { RowGrip, RowOrderProvider } from "./row-order";
import { TickList } from "./tick-list";
import { type LinkableBook, useLinkableBooks } from "./use-linkable-books";

/** The books whose units the army may use, which of them and how many [13.2]. */
export function LinksPart() {
  const t = useTranslations("armyBookDesk.links");
  const words = useTranslations("armyBook.read");
  const editor = useEditor();
  const { links } = useBook();
  const linkable = useLinkableBooks();
  const ids = useMemo(() => links.map(({ id }) => id), [links]);
  const move = useCallback(
    (id: string, to: number) => editor.apply(moveLink, { id, to }),
    [editor],
  );
  const used = new Set(links.map(aimOf));
  const next = linkable.find(({ aim }) => !used.has(aimOf(aim)));
  return (
    <DeskPart title={words("links")} chapter="13.2">
      <p className="text-ink-3">{t("text")}</p>
      <RowOrderProvider ids={ids} move={move}>
        {links.map((link) => (
          <LinkFields key={link.id} link={link} linkable={linkable} />
        ))}
      </RowOrderProvider>
      <Button
        icon={<Plus aria-hidden />}
        isDisabled={next === undefined}
        onPress={() => next && editor.apply(addLink, { id: newId(), aim: next.aim })}
      >
        {t("add")}
      </Button>
    </DeskPart>
  );
}

interface LinkFieldsProps {
  readonly link: BookLink;
  readonly linkable: readonly LinkableBook[];
}

const MOST = 1_000;
/** What the link admits in addition to units, if it says so. */
const ALSO = ["bodies", "commanders"] as const;

/** One link: to which book, and how many units, regiments and bases. */
function LinkFields({ link, linkable }: LinkFieldsProps) {
  const t = useTranslations("armyBookDesk.links");
  const entries = useTranslations("armyBookDesk.entries");
  const editor = useEditor();
  const { id } = link;
  const name = linkable.find(({ aim }) => aimOf(aim) === aimOf(link))?.title ?? t("away");
  const limits = ["maxRegiments", "maxBases"] as const;
  return (
    <DeskBox id={id} name={name}>
      <DeskLine>
        <RowGrip id={id} name={name} />
        <AimCell link={link} linkable={linkable} name={name} />
        <ChoiceCell
          label={`${t("which")}: ${name}`}
          value={link.entries === "all" ? "all" : "some"}
          place="line"
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
          {t("remove")} <span className="sr-only">{name}</span>
        </Button>
      </DeskLine>
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
    </DeskBox>
  );
}

interface Props {
  readonly link: BookLink;
  /** Ids of the entries it admits. */
  readonly chosen: readonly string[];
  readonly name: string;
}

/**
 * Tick boxes for the admitted units of a linked book; ticked units that are no longer in the book stay until they are
 * unticked.
 */
function LinkEntries({ link, chosen, name }: Props) {
  const t = useTranslations("armyBookDesk.links");
  const editor = useEditor();
  const { language } = useBook();
  const book = useLinkedBook(aimOf(link));
  if (book === "coming") return <p className="text-ink-3">{t("coming")}</p>;
  const entries = book?.entries ?? [];
  const gone = chosen.filter((id) => !entries.some((entry) => entry.id === id));
  return (
    <>
      {book === null && <p className="text-ink-3">{t("unread")}</p>}
      <TickList
        label={`${t("units")}: ${name}`}
        ticked={chosen}
        choices={[
          ...entries.map(({ id, names }) => ({ value: id, label: nameIn(names, language, "pl") })),
          ...gone.map((value) => ({ value, label: t("gone", { id: value }) })),
        ]}
        onChange={(ids) => editor.apply(editLink, { id: link.id, changes: { entries: ids } })}
      />
    </>
  );
}

/** The book from which units are chosen; `null` if it cannot be read. */
function useLinkedBook(id: string): ArmyBook | null | "coming" {
  const [book, setBook] = useState<ArmyBook | null | "coming">("coming");
  useEffect(() => {
    let isStale = false;
    setBook("coming");
    void callApi("GET /army-books/{id}", { id }).then((answer) => {
      if (!isStale) setBook(answer.ok ? answer.value : null);
    });
    return () => {
      isStale = true;
    };
  }, [id]);
  return book;
}

/** The choice of the linked book; one that can no longer be read stays, without a name. */
function AimCell({ link, linkable, name }: LinkFieldsProps & { readonly name: string }) {
  const t = useTranslations("armyBookDesk.links");
  const editor = useEditor();
  const own = aimOf(link);
  const isKnown = linkable.some(({ aim }) => aimOf(aim) === own);
  return (
    <ChoiceCell
      label={`${t("book")}: ${name}`}
      value={own}
      place="line"
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
