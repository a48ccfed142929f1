"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { useLocalDay } from "@/app/_frame/use-local-day";
import { askApi } from "@/app/_ui/ask-api";
import { Button } from "@/app/_ui/button";
import { InlineFinding } from "@/app/_ui/finding-row";
import type { FormatOrigin } from "@/lib/domain/army-list/army-list";
import { takeFormat } from "@/lib/domain/army-list/commands/details";
import { formatDifferences } from "@/lib/domain/army-list/format-differences";
import type { ClubFormatView } from "@/lib/domain/club/club-format";
import { DifferenceList } from "../_format/difference-list";
import { useEditor } from "./list-editor";
import { useArmyList } from "./use-army-list";

/** A club's format as the API tells of it. */
type Published = Omit<ClubFormatView, "changedAt"> & { readonly changedAt: string };

/** That the club's format the list was built by is otherwise by now, or gone, and the way to take it over; the list never changes by itself. */
export default function FormatNews({ origin }: { readonly origin: FormatOrigin }) {
  const published = usePublished(origin.id);
  if (published === null) return null;
  if (published === "gone") return <Gone />;
  return <Otherwise published={published} origin={origin} />;
}

function Gone() {
  const t = useTranslations("armyList.formatNews");
  const editor = useEditor();
  const { format } = useArmyList();
  return (
    <InlineFinding look="note">
      <div className="fix">
        <span>{t("gone", { name: format.name })}</span>
        {editor.canEdit && (
          <span className="acts">
            <Button onPress={() => editor.apply(takeFormat, { format, origin: null })}>
              {t("keep")}
            </Button>
          </span>
        )}
      </div>
    </InlineFinding>
  );
}

interface OtherwiseProps {
  readonly published: Published;
  readonly origin: FormatOrigin;
}

function Otherwise({ published, origin }: OtherwiseProps) {
  const t = useTranslations("armyList.formatNews");
  const dayOf = useLocalDay();
  const editor = useEditor();
  const { format } = useArmyList();
  const { id, version, club, changedAt } = published;
  const differences = formatDifferences(format, published.format);
  if (differences.length === 0) return null;
  const isNewer = version > origin.version;
  const told = {
    club: club.name,
    name: published.format.name,
    day: dayOf(changedAt),
  };
  return (
    <InlineFinding look="note">
      <div className="fix">
        <span>
          {isNewer ? t("changed", told) : t("ownChanges", told)}
          <DifferenceList differences={differences} />
        </span>
        {editor.canEdit && (
          <span className="acts">
            <Button
              onPress={() =>
                editor.apply(takeFormat, { format: published.format, origin: { id, version } })
              }
            >
              {t(isNewer ? "take" : "back")}
            </Button>
          </span>
        )}
      </div>
    </InlineFinding>
  );
}

/** The club's format as it is now; `null` while nothing is known. */
function usePublished(id: string): Published | "gone" | null {
  const [found, setFound] = useState<{ of: string; published: Published | "gone" } | null>(null);
  useEffect(() => {
    let isStale = false;
    void askApi<Published>(`/formats/${id}`).then((answer) => {
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
