"use client";

import { FileUp } from "lucide-react";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { DropZone } from "react-aria-components/DropZone";
import { FileTrigger } from "react-aria-components/FileTrigger";
import { Text } from "react-aria-components/Text";
import { Button } from "@/app/_ui/button";
import { Dialog } from "@/app/_ui/dialog";
import { InlineFinding } from "@/app/_ui/finding-row";
import { toast } from "@/app/_ui/toasts";
import { useIssueWords } from "@/app/_ui/use-issue-words";
import type { Home } from "../../_local/start-document";
import { type ImportOutcome, importText } from "./import-text";

interface ImportDocumentsProps {
  readonly home: Home;
  /** Called if the page would not notice the import otherwise. */
  readonly onTaken?: () => void;
}

/** Imports documents from JSON files, picked or dropped; errors in a file are listed with their places. */
export function ImportDocuments({ home, onTaken }: ImportDocumentsProps) {
  const t = useTranslations("account.desk.import");
  const router = useRouter();
  const [told, setTold] = useState<readonly ImportOutcome[]>([]);
  const [isOpen, setOpen] = useState(false);
  const take = async (files: readonly File[]) => {
    const texts = await Promise.all(files.map((file) => file.text()));
    const outcomes = (await Promise.all(texts.map((text) => importText(text, home)))).flat();
    const taken = outcomes.filter((outcome) => outcome.ok);
    const toTell = outcomes.filter(
      ({ ok, recalculated, lostPictures }) => !ok || recalculated.length > 0 || lostPictures > 0,
    );
    setTold(toTell);
    if (taken.length > 0) {
      toast({ text: t("done", { count: taken.length }), look: "ok" });
      router.refresh();
      onTaken?.();
    }
    if (toTell.length === 0) setOpen(false);
  };
  return (
    <Dialog
      title={t("title")}
      isOpen={isOpen}
      onOpenChange={(open) => {
        setOpen(open);
        setTold([]);
      }}
      trigger={<Button icon={<FileUp aria-hidden />}>{t("open")}</Button>}
    >
      <DropZone
        className="grid justify-items-center gap-3 border border-dashed border-edge bg-paper p-6 text-center data-drop-target:border-solid data-drop-target:border-brass data-drop-target:bg-select data-drop-target:outline data-drop-target:outline-brass"
        getDropOperation={() => "copy"}
        onDrop={(event) => {
          const dropped = event.items.filter((item) => item.kind === "file");
          void Promise.all(dropped.map((item) => item.getFile())).then(take);
        }}
      >
        <Text slot="label">{t("drop")}</Text>
        <FileTrigger
          acceptedFileTypes={["application/json", ".json"]}
          allowsMultiple
          onSelect={(files) => void take([...(files ?? [])])}
        >
          <Button look="primary" autoFocus>
            {t("pick")}
          </Button>
        </FileTrigger>
      </DropZone>
      <div role="alert" className="grid gap-2 empty:hidden">
        <NoRoom outcomes={told.filter(hadNoRoom)} />
        {told
          .filter((outcome) => !hadNoRoom(outcome))
          .map((outcome) =>
            outcome.ok ? (
              <Taken key={outcome.title} outcome={outcome} home={home} />
            ) : (
              <Fault key={`${outcome.title} ${outcome.code}`} fault={outcome} />
            ),
          )}
      </div>
    </Dialog>
  );
}

const hadNoRoom = ({ code }: ImportOutcome) => code === "too-many-documents";

/** The maximum number of failed imports that are named. */
const MAX_NAMED = 8;

/** Tells once, for all documents that were refused for this reason, that the account is full. */
function NoRoom({ outcomes }: { readonly outcomes: readonly ImportOutcome[] }) {
  const t = useTranslations("account.desk.import.noRoom");
  const errors = useTranslations("errors");
  const [first] = outcomes;
  if (!first) return null;
  const { limit, megabytes } = first;
  const named = outcomes.slice(0, MAX_NAMED).map(({ title }) => title);
  const more = outcomes.length - named.length;
  const titles = [...named, ...(more > 0 ? [t("more", { count: more })] : [])].join(", ");
  return (
    <InlineFinding look="error">
      <b>{t("title", { count: outcomes.length })}</b>
      <p>{errors("advice.too-many-documents", { limit, megabytes })}</p>
      <p className="text-ink-3">{t("which", { titles })}</p>
    </InlineFinding>
  );
}

interface TakenProps {
  readonly outcome: ImportOutcome;
  readonly home: Home;
}

/** What is to be said of a document that was imported. */
function Taken({ outcome, home }: TakenProps) {
  const t = useTranslations("account.desk.import.lostPictures");
  const { title, recalculated, lostPictures: count } = outcome;
  return (
    <>
      {recalculated.length > 0 && <Recalculated outcome={outcome} />}
      {count > 0 && (
        <InlineFinding look="warning">
          <b>{t("title", { title, count })}</b>
          <p>{t(home)}</p>
        </InlineFinding>
      )}
    </>
  );
}

function Recalculated({ outcome }: { readonly outcome: ImportOutcome }) {
  const t = useTranslations("account.desk.import");
  return (
    <InlineFinding look="warning">
      <b>{t("recalculated", { title: outcome.title })}</b>
      <ul className="mt-1 list-disc ps-[1.1em] wrap-anywhere">
        {outcome.recalculated.slice(0, 8).map(({ path, params }) => (
          <li key={`${path} ${params.stated}`}>
            <code>{path || "/"}</code> {t("recalculatedPlace", params)}
          </li>
        ))}
      </ul>
    </InlineFinding>
  );
}

function Fault({ fault }: { readonly fault: ImportOutcome }) {
  const t = useTranslations("account.desk.import");
  const errors = useTranslations("errors");
  const issueWords = useIssueWords();
  const words = t.has(`fault.${fault.code}`)
    ? t(`fault.${fault.code}`)
    : errors(`title.${fault.code}`);
  return (
    <InlineFinding look="error">
      <b>{fault.title ? `${fault.title}: ${words}` : words}</b>
      {fault.issues.length > 0 && (
        <ul className="mt-1 list-disc ps-[1.1em] wrap-anywhere">
          {fault.issues.map((issue) => (
            <li key={`${issue.path} ${issue.message}`}>
              <code>{issue.path || "/"}</code> {issueWords(issue)}
            </li>
          ))}
        </ul>
      )}
    </InlineFinding>
  );
}
