"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { callApi } from "@/app/_client/call-api";
import { Facts } from "@/app/_ui/facts";
import { InlineFinding } from "@/app/_ui/finding-row";
import { LinkButton } from "@/app/_ui/link-button";
import { Select } from "@/app/_ui/select";
import type { ArmyList } from "@/lib/domain/bogowie-wojny/list/army-list";
import { armyListFindingText } from "@/lib/domain/bogowie-wojny/list/finding";
import { listMisfit } from "@/lib/domain/bogowie-wojny/scenario/list-misfit";
import type { Frozen } from "@/lib/domain/document/wire";
import type { Format } from "@/lib/rules/bogowie-wojny/format";
import type { ArmyNation } from "@/lib/rules/bogowie-wojny/nation";
import type { ChoosableList } from "../../army-lists/_choice/about-lists";

/** A side of a scenario, and what it may be played with. */
export interface ChoosableForce {
  readonly id: string;
  readonly name: string;
  readonly nation: ArmyNation;
  readonly format: Frozen<Format> | null;
  /** The army book its list is built from; null: any. */
  readonly book: { readonly id: string; readonly title: string } | null;
  /** Whether the scenario gives its list. */
  readonly given: boolean;
}

/** The choice of the list that the scenario gives; no list's id can look like it. */
const GIVEN = "-";

/** The list chosen as the API takes it: none for the one that the scenario gives. */
export function listChosen(choice: string): { readonly listId?: string } {
  return choice === GIVEN ? {} : { listId: choice };
}

interface ForceListProps {
  readonly force: ChoosableForce;
  /** The reader's lists, of which those of its nation are offered. */
  readonly lists: readonly ChoosableList[];
  readonly value: string | null;
  readonly onChange: (choice: string) => void;
}

/** The list a side is played with: the one that is given, or one of the reader's own with what keeps it from being played. */
export function ForceList({ force, lists, value, onChange }: ForceListProps) {
  const t = useTranslations("battleGame");
  const words = useTranslations("bogowieWojny");
  const { format, given, nation } = force;
  const own = given && format === null ? [] : lists.filter((list) => list.nation === nation);
  const about = own.find(({ id }) => id === value)?.about;
  if (own.length === 0 && !given) {
    return (
      <div className="grid gap-2">
        <Asked force={force} />
        <p>{t("noList", { nation: words(`nations.${nation}`) })}</p>
        <LinkButton href="/army-lists/new" className="justify-self-start">
          {t("newList")}
        </LinkButton>
      </div>
    );
  }
  return (
    <div className="grid min-w-0 gap-2">
      {!(given && format === null) && <Asked force={force} />}
      <Select
        label={t("list")}
        placeholder={t("choose")}
        value={value}
        choices={[
          ...(given ? [{ value: GIVEN, label: t("given") }] : []),
          ...own.map(({ id, title, about: below }) => ({ value: id, label: title, below })),
        ]}
        hint={about}
        onChange={onChange}
      />
      {value !== null && value !== GIVEN && <Judged listId={value} force={force} />}
    </div>
  );
}

/** What a side asks of a list. */
function Asked({ force: { nation, book, format } }: Pick<ForceListProps, "force">) {
  const t = useTranslations("battleGame");
  const words = useTranslations("bogowieWojny");
  const { name = "", unitPoints: units = 0, upgradePoints: upgrades = 0 } = format ?? {};
  return (
    <Facts className="hint">
      <span>{t("nation", { nation: words(`nations.${nation}`) })}</span>
      {book && <span>{t("book", { title: book.title })}</span>}
      <span>{format ? t("format", { name, units, upgrades }) : t("anyFormat")}</span>
    </Facts>
  );
}

interface JudgedProps extends Pick<ForceListProps, "force"> {
  readonly listId: string;
}

/** Why a list cannot be played for a side, or that it can; nothing until it is known. */
function Judged({ listId, force }: JudgedProps) {
  const t = useTranslations("battleGame");
  const words = useTranslations("bogowieWojny");
  const judged = useJudged(listId, force);
  const { format, book, nation: wanted } = force;
  if (!judged) return <div role="status" />;
  const { misfit, nation, broken } = judged;
  const nations = { nation: words(`nations.${nation}`), wanted: words(`nations.${wanted}`) };
  return (
    <div role="status">
      {misfit === "nation" && (
        <InlineFinding look="error">{t("wrongNation", nations)}</InlineFinding>
      )}
      {misfit === "book" && (
        <InlineFinding look="error">{t("wrongBook", { title: book?.title ?? "" })}</InlineFinding>
      )}
      {format && broken.length === 0 && <p className="text-ok">{t("fits")}</p>}
      {broken.length > 0 && (
        <InlineFinding look="error">
          {t("broken", { count: broken.length })}
          <ul>
            {broken.map((finding) => (
              <li key={finding.path + finding.code}>
                {armyListFindingText(finding, words)} <small>{finding.rule}</small>
              </li>
            ))}
          </ul>
        </InlineFinding>
      )}
    </div>
  );
}

type Judgement = Awaited<ReturnType<typeof judge>>;

/** Checks a list of the reader's in the browser; the service does the same when the player sits down. */
function useJudged(listId: string, force: ChoosableForce): Judgement {
  const [judged, setJudged] = useState<Judgement>(null);
  useEffect(() => {
    let isStale = false;
    setJudged(null);
    void judge(listId, force).then((found) => {
      if (!isStale) setJudged(found);
    });
    return () => {
      isStale = true;
    };
  }, [listId, force]);
  return judged;
}

async function judge(listId: string, force: ChoosableForce) {
  const read = await callApi("GET /army-lists/{id}", { id: listId });
  if (!read.ok) return null;
  const { nation } = read.value;
  return {
    misfit: listMisfit(read.value, force),
    nation,
    broken: await brokenBy(read.value, force),
  };
}

/** The limits of a side's format that a list breaks. */
async function brokenBy(list: ArmyList, { format }: ChoosableForce) {
  if (!format) return [];
  const { brokenAtEvent } = await import("@/lib/domain/bogowie-wojny/event/judge-list");
  return brokenAtEvent(list, { format: format as Format });
}
