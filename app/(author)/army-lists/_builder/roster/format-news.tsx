"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useState } from "react";
import { type AnswerAt, callApi } from "@/app/_client/call-api";
import { useLocalDay } from "@/app/_frame/use-local-day";
import { Button } from "@/app/_ui/button";
import type { FormatOrigin } from "@/lib/domain/bogowie-wojny/list/army-list";
import { takeFormat } from "@/lib/domain/bogowie-wojny/list/commands/details";
import { formatDifferences } from "@/lib/domain/bogowie-wojny/list/format-differences";
import { DifferenceList } from "../../_format/difference-list";
import type { TakenFormat } from "../../_format/fetch-format";
import { FindingSentence } from "../../_parts/finding-sentence";
import { useEditor } from "../list-editor";
import { useArmyList } from "../use-army-list";

/** A club's format as the API describes it. */
type Published = AnswerAt<"GET /formats/{id}">;

/**
 * Tells that the club's format used by the list has changed or is gone, and offers to apply it; the list never changes
 * by itself.
 */
export default function FormatNews({ origin }: { readonly origin: FormatOrigin }) {
  const published = usePublished(origin.id);
  if (published === null) return null;
  if (published === "gone") return <Gone />;
  return <Differs published={published} origin={origin} />;
}

function Gone() {
  const t = useTranslations("armyList.formatNews");
  const { format } = useArmyList();
  return (
    <News offer={t("keep")} taken={{ format, origin: null }}>
      {t("gone", { name: format.name })}
    </News>
  );
}

interface DiffersProps {
  readonly published: Published;
  readonly origin: FormatOrigin;
}

function Differs({ published, origin }: DiffersProps) {
  const t = useTranslations("armyList.formatNews");
  const dayOf = useLocalDay();
  const list = useArmyList();
  const { id, version, club, changedAt, format } = published;
  const differences = formatDifferences(list.format, format);
  if (differences.length === 0) return null;
  const isNewer = version > origin.version;
  const told = { club: club.name, name: format.name, day: dayOf(changedAt) };
  return (
    <News offer={t(isNewer ? "take" : "back")} taken={{ format, origin: { id, version } }}>
      {t(isNewer ? "changed" : "ownChanges", told)}
      <DifferenceList differences={differences} />
    </News>
  );
}

interface NewsProps {
  /** The label of the button, and the format it applies to the list. */
  readonly offer: string;
  readonly taken: TakenFormat;
  readonly children: ReactNode;
}

function News({ offer, taken, children }: NewsProps) {
  const editor = useEditor();
  return (
    <FindingSentence
      look="note"
      actions={
        editor.canEdit && (
          <Button size="small" onPress={() => editor.apply(takeFormat, taken)}>
            {offer}
          </Button>
        )
      }
    >
      {children}
    </FindingSentence>
  );
}

/** The club's current format; `null` while nothing is known. */
function usePublished(id: string): Published | "gone" | null {
  const [found, setFound] = useState<{ of: string; published: Published | "gone" } | null>(null);
  useEffect(() => {
    let isStale = false;
    void callApi("GET /formats/{id}", { id }).then((answer) => {
      if (isStale) return;
      if (answer.ok) setFound({ of: id, published: answer.value });
      else if (answer.refusal.code === "not-found") setFound({ of: id, published: "gone" });
    });
    return () => {
      isStale = true;
    };
  }, [id]);
  return found?.of === id ? found.published : null;
}
