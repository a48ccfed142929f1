"use client";

import { RefreshCw } from "lucide-react";
import { useTranslations } from "next-intl";
import { useCallback, useEffect, useState } from "react";
import { callApi } from "@/app/_client/call-api";
import { Button } from "@/app/_ui/button";
import { InlineFinding } from "@/app/_ui/finding-row";
import { type ArmyChange, armyChanges } from "@/lib/domain/bogowie-wojny/field/army-changes";
import type { FieldArmy } from "@/lib/domain/bogowie-wojny/field/side-schema";

interface ArmyNewsProps {
  readonly army: FieldArmy;
  /** Applies the current version of the list. */
  readonly onTake: (army: FieldArmy) => void;
}

/**
 * Tells whether the attached list has a newer version, what applying it would change here, or that it can no longer be
 * read.
 */
export function ArmyNews({ army, onTake }: ArmyNewsProps) {
  const t = useTranslations("battlefieldDesk.side.news");
  const now = useArmyNow(army.listId);
  if (now === "unknown") return null;
  if (now === "gone") return <InlineFinding look="note">{t("gone")}</InlineFinding>;
  const changes = armyChanges(army, now);
  const isNewer = now.listVersion > army.listVersion;
  if (!isNewer && changes.length === 0) {
    return <p className="hint mt-1.5">{t("newest", { version: army.listVersion })}</p>;
  }
  return (
    <div className="text-sm" role="status">
      <p>
        {isNewer
          ? t("newer", { now: now.listVersion, kept: army.listVersion })
          : t("sameVersion", { version: now.listVersion })}
      </p>
      {changes.length === 0 ? (
        <p className="hint mt-1.5">{t("nothing")}</p>
      ) : (
        <ul className="grid gap-0.5">
          {changes.map((change) => (
            <li key={`${change.what} ${"upgrade" in change ? change.upgrade : ""}`}>
              <Change change={change} />
            </li>
          ))}
        </ul>
      )}
      <Button icon={<RefreshCw aria-hidden />} onPress={() => onTake(now)}>
        {t("take", { version: now.listVersion })}
      </Button>
    </div>
  );
}

function Change({ change }: { readonly change: ArmyChange }) {
  const t = useTranslations("battlefieldDesk.side.news");
  const words = useTranslations("battlefield");
  const worth = (objectives: FieldArmy["objectives"]) =>
    objectives === "shares" ? t("shares") : t("points", { ...objectives });
  const size = ({ widthCm, depthCm }: FieldArmy["table"]) =>
    words("form.sizes", { width: widthCm, depth: depthCm });
  switch (change.what) {
    case "objectives":
      return t("objectives", { from: worth(change.from), to: worth(change.to) });
    case "table":
      return t("table", { from: size(change.from), to: size(change.to) });
    case "bought":
    case "brought": {
      const { from, to, upgrade } = change;
      return t(change.what, { from, to, thing: words(`upgrades.${upgrade}`) });
    }
    case "title": {
      const { from, to } = change;
      return t("title", { from, to });
    }
    default: {
      const { what, from, to } = change;
      return t(what, { from, to });
    }
  }
}

/** The current state of an attached list: in the form the field stores, inaccessible to the reader, or unknown. */
type ArmyNow = FieldArmy | "gone" | "unknown";

/** The current version of an attached list; requested again whenever the window regains the focus. */
function useArmyNow(listId: string): ArmyNow {
  const [now, setNow] = useState<ArmyNow>("unknown");
  const ask = useCallback(async () => {
    const answer = await callApi("GET /army-lists/{id}/field-army", { id: listId });
    if (answer.ok) return answer.value;
    return answer.refusal.code === "not-found" ? "gone" : "unknown";
  }, [listId]);
  useEffect(() => {
    let isStale = false;
    const look = () =>
      void ask().then((found) => {
        if (!isStale) setNow(found);
      });
    look();
    window.addEventListener("focus", look);
    return () => {
      isStale = true;
      window.removeEventListener("focus", look);
    };
  }, [ask]);
  return now;
}
