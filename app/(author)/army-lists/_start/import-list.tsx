"use client";

import { FileUp } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { FileTrigger } from "react-aria-components/FileTrigger";
import { Button } from "@/app/_ui/button";
import { TextField } from "@/app/_ui/text-field";
import type { Home } from "../../_local/start-document";
import { Questions, StartFailure } from "./outcome-notes";
import { failed, type Outcome, storeForeignList, storeRosterFile } from "./store-list";

const LONGEST = 200_000;

/** Imports a list from a file, or from its text as messengers and forums have it. */
export function ImportList({ home }: { readonly home: Home }) {
  const t = useTranslations("armyList.start");
  const [outcome, setOutcome] = useState<Outcome>({ is: "ready" });
  const [text, setText] = useState("");
  const take = async (source: Blob | undefined) => {
    if (!source) return;
    setOutcome({ is: "sending" });
    setOutcome(await storeSource(source, home));
  };
  return (
    <section className="grid gap-3">
      <h2>{t("import")}</h2>
      <p className="text-ink-3">{t("importText")}</p>
      <div>
        <FileTrigger onSelect={(files) => void take(files?.[0])}>
          <Button icon={<FileUp aria-hidden />}>{t("importFile")}</Button>
        </FileTrigger>
      </div>
      <TextField
        label={t("importPaste")}
        rows={4}
        value={text}
        maxLength={LONGEST}
        onChange={setText}
      />
      <div>
        <Button
          isDisabled={text.trim() === ""}
          isPending={outcome.is === "sending"}
          onPress={() => void take(new Blob([text]))}
        >
          {t("importRead")}
        </Button>
      </div>
      <StartFailure outcome={outcome} />
      <Questions outcome={outcome} home={home} onOutcome={setOutcome} />
    </section>
  );
}

/** JSON is the list itself; everything else is read by the service. */
async function storeSource(source: Blob, home: Home): Promise<Outcome> {
  const begins = await source.slice(0, 100).text();
  if (!/^\uFEFF?\s*\{/.test(begins)) return storeRosterFile(source, home);
  try {
    return await storeForeignList(JSON.parse(await source.text()), home);
  } catch {
    return failed("unreadable");
  }
}
