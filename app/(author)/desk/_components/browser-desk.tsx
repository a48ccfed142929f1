"use client";

import { Copy, Download, Pencil } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { Button, IconButton } from "@/app/_ui/button";
import { Dialog } from "@/app/_ui/dialog";
import { EmptyState } from "@/app/_ui/empty-state";
import { InlineFinding } from "@/app/_ui/finding-row";
import { LinkButton } from "@/app/_ui/link-button";
import { TextField } from "@/app/_ui/text-field";
import { toast } from "@/app/_ui/toasts";
import { LIMITS } from "@/lib/domain/document/limits";
import { browserStore, isKept, type LocalDocument } from "../../_editor/local-documents";
import { saveAsJson } from "../../_editor/save-as-json";
import { LocalRows } from "../../_local/local-rows";
import { useLocalCopying } from "../../_local/use-copying";
import { useLocalDocuments } from "../../_local/use-local-documents";
import { DeleteDialog } from "./delete-dialog";
import { ImportDocuments } from "./import-documents";

/** Documents started by users without an account, which are kept only in this browser. */
export function BrowserDesk() {
  const t = useTranslations("local");
  const { kept, look } = useLocalDocuments();
  if (kept === "coming") return <output className="text-ink-3">{t("opening.looking")}</output>;
  if (kept === "closed") {
    return (
      <InlineFinding look="warning">
        <b>{t("opening.closed.title")}</b>
        <p>{t("opening.closed.text")}</p>
      </InlineFinding>
    );
  }
  const taking = <ImportDocuments home="browser" onTaken={() => void look()} />;
  if (kept.length === 0) return <Nothing>{taking}</Nothing>;
  return (
    <>
      <LocalRows
        documents={kept}
        label={t("desk.label")}
        acts={(document) => <Acts document={document} onDone={look} />}
      />
      <div className="mt-2 flex flex-wrap gap-1">{taking}</div>
    </>
  );
}

function Nothing({ children }: { readonly children: ReactNode }) {
  const t = useTranslations("local.desk.empty");
  return (
    <EmptyState
      title={t("title")}
      actions={
        <>
          {children}
          <LinkButton href="/library">{t("library")}</LinkButton>
        </>
      }
    >
      {t("text")}
    </EmptyState>
  );
}

interface ActsProps {
  readonly document: LocalDocument;
  /** Reads the list again. */
  readonly onDone: () => Promise<void>;
}

function Acts({ document: kept, onDone }: ActsProps) {
  const t = useTranslations("local.desk");
  const common = useTranslations("common.action");
  const { title } = kept.document;
  const { isBusy, copy } = useLocalCopying(kept.document);
  return (
    <div className="flex justify-end gap-1">
      <Rename document={kept} onDone={onDone} />
      <IconButton
        label={common("makeCopyOf", { title })}
        size="small"
        isPending={isBusy}
        onPress={copy}
      >
        <Copy aria-hidden />
      </IconButton>
      <IconButton
        label={t("save", { title })}
        size="small"
        onPress={() => saveAsJson(kept.document, "")}
      >
        <Download aria-hidden />
      </IconButton>
      <Deletion document={kept} onDone={onDone} />
    </div>
  );
}

function Rename({ document: { id, document }, onDone }: ActsProps) {
  const t = useTranslations("local.desk");
  const common = useTranslations("common.action");
  const [isOpen, setOpen] = useState(false);
  const [title, setTitle] = useState(document.title);
  // Closed last: the renamed row moves to the top, and the focused button's tooltip stays where the button was.
  const rename = async () => {
    try {
      await browserStore.change(id, (now) => {
        if (!isKept(now)) return now;
        const renamed = { ...now.document, title: title.trim() };
        return { ...now, document: renamed, version: now.version + 1, updatedAt: new Date() };
      });
    } catch {
      toast({ text: t("failed"), look: "error" });
      return;
    }
    await onDone();
    setOpen(false);
  };
  const hasTitle = title.trim() !== "";
  return (
    <Dialog
      title={t("rename", { title: document.title })}
      isOpen={isOpen}
      onOpenChange={(open) => {
        setOpen(open);
        setTitle(document.title);
      }}
      trigger={
        <IconButton label={t("rename", { title: document.title })} size="small">
          <Pencil aria-hidden />
        </IconButton>
      }
    >
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (hasTitle) void rename();
        }}
      >
        <TextField
          label={t("title")}
          value={title}
          onChange={setTitle}
          maxLength={LIMITS.nameLength}
          autoFocus
        />
        <div className="flex gap-2">
          <Button onPress={() => setOpen(false)}>{common("cancel")}</Button>
          <Button type="submit" look="primary" offBecause={hasTitle ? undefined : t("titleFirst")}>
            {t("renameDone")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function Deletion({ document: { id, document }, onDone }: ActsProps) {
  const t = useTranslations("local.desk");
  const deletion = useTranslations("account.desk.deletion");
  const { title } = document;
  const remove = async () => {
    const isGone = await browserStore
      .change(id, () => undefined)
      .then(
        () => true,
        () => false,
      );
    toast(isGone ? { text: deletion("done", { title }) } : { text: t("failed"), look: "error" });
    await onDone();
  };
  return (
    <DeleteDialog title={title} text={t("deletion")} onDelete={remove}>
      <Button icon={<Download aria-hidden />} onPress={() => saveAsJson(document, "")}>
        {deletion("download")}
      </Button>
    </DeleteDialog>
  );
}
