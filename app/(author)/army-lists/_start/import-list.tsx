"use client";

import { FileUp } from "lucide-react";
import { useTranslations } from "next-intl";
import { FileTrigger } from "react-aria-components/FileTrigger";
import { Button } from "@/app/_ui/button";
import type { Home } from "../../_local/start-document";
import { failed, type Outcome, storeForeignList } from "./store-list";

interface ImportListProps {
  readonly home: Home;
  readonly onOutcome: (outcome: Outcome) => void;
}

/** Imports a list that was saved as a file. */
export function ImportList({ home, onOutcome }: ImportListProps) {
  const t = useTranslations("armyList.start");
  const take = async (files: FileList | null) => {
    const file = files?.[0];
    if (!file) return;
    onOutcome({ is: "sending" });
    onOutcome(await storeText(await file.text(), home));
  };
  return (
    <section className="grid gap-2">
      <h2>{t("import")}</h2>
      <p className="text-ink-3">{t("importText")}</p>
      <div className="flex flex-wrap items-center gap-2">
        <FileTrigger
          acceptedFileTypes={["application/json", ".json"]}
          onSelect={(files) => void take(files)}
        >
          <Button icon={<FileUp aria-hidden />}>{t("importFile")}</Button>
        </FileTrigger>
      </div>
    </section>
  );
}

async function storeText(text: string, home: Home): Promise<Outcome> {
  try {
    return await storeForeignList(JSON.parse(text), home);
  } catch {
    return failed("unreadable");
  }
}
