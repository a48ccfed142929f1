"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { callApi } from "@/app/_client/call-api";
import { Button } from "@/app/_ui/button";
import { toast } from "@/app/_ui/toasts";
import { browserStore, isKept } from "@/app/(author)/_editor/local-documents";
import { Comparison } from "@/app/(author)/_history/comparison";
import type { Scenario } from "@/lib/domain/belle-alliance/scenario/scenario";
import { isLocalId } from "@/lib/domain/document/local-id";
import { useDocument } from "../_desk/scenario-editor";
import { Part } from "./part";

const all = (scenario: Scenario) => scenario;

async function wholeOf(id: string): Promise<object | null> {
  if (!isLocalId(id)) {
    const answer = await callApi("GET /scenarios/{id}", { id });
    return answer.ok ? answer.value : null;
  }
  const entry = await browserStore.find(id).catch(() => undefined);
  return isKept(entry) ? entry.document : null;
}

/** How a variant differs from its scenario, compared with that as it is when one asks. */
export function DiffersPart({ wholeId }: { readonly wholeId: string }) {
  const t = useTranslations("overview.variants");
  const present = useDocument(all);
  const [whole, setWhole] = useState<object | null>(null);
  const [isBusy, setBusy] = useState(false);
  const compare = async () => {
    setBusy(true);
    const found = await wholeOf(wholeId);
    setBusy(false);
    if (found === null) return toast({ text: t("notCompared"), look: "error" });
    setWhole({ ...found, variants: undefined });
  };
  return (
    <Part id="differs" title={t("differs")}>
      <p className="hint max-w-[74ch]">{t("differsLead")}</p>
      <div>
        <Button isPending={isBusy} onPress={() => void compare()}>
          {t("compare")}
        </Button>
      </div>
      {whole && <Comparison kind="scenario" before={whole} after={present} same={t("same")} />}
    </Part>
  );
}
