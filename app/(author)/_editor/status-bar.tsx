"use client";

import {
  Check,
  CircleAlert,
  CloudOff,
  LoaderCircle,
  Redo2,
  TriangleAlert,
  Undo2,
} from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { type ReactNode, useEffect, useState } from "react";
import { Button } from "@/app/_ui/button";
import { buttonLook } from "@/app/_ui/button-look";
import { Dialog } from "@/app/_ui/dialog";
import { lazyPart } from "@/app/_ui/lazy-part";
import { Row, Rows } from "@/app/_ui/rows";
import { useIssueWords } from "@/app/_ui/use-issue-words";
import type { Issue } from "@/lib/domain/document/error-code";
import type { AnyDocument } from "@/lib/domain/kinds/document";
import { formatClock } from "@/lib/i18n/formats";
import { MOVE } from "../_local/account-href";
import { useAnyEditor, useEditorStatus } from "./editor-context";
import type { SaveState } from "./editor-state";
import type { OwnWords } from "./place-words";
import { saveAsJson } from "./save-as-json";
import { SaveWord } from "./save-word";
import { type ShortcutGroup, ShortcutsDialog } from "./shortcuts-dialog";

const WITHIN = { place: "within", ahead: "soon" } as const;
const LocalActs = lazyPart(async () => (await import("../_local/local-acts")).LocalActs, WITHIN);
const SaveAsFile = lazyPart(async () => (await import("../_local/local-acts")).SaveAsFile, WITHIN);
const ConflictDialog = lazyPart(async () => (await import("./conflict-dialog")).ConflictDialog, {
  place: "over",
  ahead: "soon",
});

interface StatusBarProps {
  /** Returns the words for a command's name, for undo and redo. */
  readonly commandLabel: (name: string) => string;
  /** Content at the far end of the bar, such as totals or coordinates. */
  readonly children?: ReactNode;
  /** The page's own shortcuts, in addition to those of every editor. */
  readonly shortcuts?: readonly ShortcutGroup[];
  /** The document's own words, for conflicts between two writers. */
  readonly ownWords?: OwnWords;
}

/** The status bar of every editor: the state of saving, undo and redo, the list of shortcuts. */
export function StatusBar({ commandLabel, children, shortcuts = [], ownWords }: StatusBarProps) {
  const { canEdit, isLocal } = useAnyEditor();
  return (
    <footer
      className="flex min-w-0 items-center gap-4 overflow-hidden whitespace-nowrap border-rule-2 border-t bg-paper px-4 text-ink-2 text-xs max-tablet:fixed max-tablet:inset-x-0 max-tablet:bottom-0 max-tablet:z-15 max-tablet:h-13 max-tablet:gap-2 max-tablet:pe-2 print:hidden"
      data-at-foot="bar"
    >
      {canEdit && <SaveWords />}
      {isLocal && <LocalActs moves="at-once" />}
      {canEdit && <UndoRedo commandLabel={commandLabel} />}
      <div className="ms-auto flex min-w-0 items-center gap-4 max-tablet:hidden">
        {children}
        <ShortcutsDialog groups={shortcuts} />
      </div>
      <Conflict ownWords={ownWords} />
    </footer>
  );
}

function Conflict({ ownWords }: Pick<StatusBarProps, "ownWords">) {
  const save = useEditorStatus("save");
  if (save.is !== "conflict") return null;
  const { conflicts, theirs, mine } = save;
  const answer = { conflicts, theirs, mine, ownWords };
  return <ConflictDialog {...answer} mustBeAnswered />;
}

function SaveWords() {
  const { isLocal } = useAnyEditor();
  const save = useEditorStatus("save");
  const t = useTranslations("editor.save");
  const language = useLocale();
  switch (save.is) {
    case "saved":
      return (
        <SaveWord look="done" icon={<Check aria-hidden />}>
          {save.at
            ? t(isLocal ? "keptAt" : "savedAt", { time: formatClock(language, save.at) })
            : t(isLocal ? "kept" : "saved")}
        </SaveWord>
      );
    case "saving":
      return (
        <SaveWord look="busy" icon={<LoaderCircle aria-hidden />}>
          {t(isLocal ? "keeping" : "saving")}
        </SaveWord>
      );
    case "offline":
      return (
        <SaveWord look="warning" icon={<CloudOff aria-hidden />}>
          {t("offline", { time: formatClock(language, save.since) })}
        </SaveWord>
      );
    case "moved":
      return <FollowMove to={save.to} />;
    case "conflict":
      return (
        <SaveWord look="error" icon={<TriangleAlert aria-hidden />}>
          {t("conflict")}
        </SaveWord>
      );
    default:
      return <SaveFailureWords save={save} />;
  }
}

/** Opens the same page for the same document in its account. */
function FollowMove({ to }: { readonly to: string }) {
  const t = useTranslations("editor.save");
  const { id } = useAnyEditor();
  useEffect(() => {
    const search = new URLSearchParams(location.search);
    search.delete(MOVE);
    const query = search.size > 0 ? `?${search}` : "";
    location.replace(location.pathname.replace(id, to) + query);
  }, [id, to]);
  return (
    <SaveWord look="done" icon={<Check aria-hidden />}>
      {t("moved")}
    </SaveWord>
  );
}

function SaveFailureWords({ save }: { readonly save: Extract<SaveState, { is: "error" }> }) {
  const t = useTranslations("editor.save");
  const editor = useAnyEditor();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <SaveWord look="error" icon={<CircleAlert aria-hidden />}>
        {t(save.reason)}
      </SaveWord>
      {save.reason === "invalid" && (
        <Button size="small" onPress={() => setOpen(true)}>
          {t("why")}
        </Button>
      )}
      {save.reason === "signed-out" && (
        <a
          className={buttonLook({ size: "small" })}
          href="/sign-in"
          target="_blank"
          rel="noopener opener"
        >
          {t("signIn")}
        </a>
      )}
      {(save.reason === "unkept" || save.reason === "gone") && <SaveAsFile size="small" />}
      {save.reason === "not-allowed" && (
        <Button size="small" onPress={() => saveAsJson(editor.current() as AnyDocument, "")}>
          {t("saveFile")}
        </Button>
      )}
      {save.reason !== "not-allowed" && save.reason !== "gone" && (
        <Button size="small" onPress={() => void editor.flush()}>
          {t("retry")}
        </Button>
      )}
      <IssuesDialog issues={save.issues} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}

function UndoRedo({ commandLabel }: Pick<StatusBarProps, "commandLabel">) {
  const t = useTranslations("editor");
  const editor = useAnyEditor();
  // Next to the link to an account, a phone has room only for the icons.
  const words = editor.isLocal ? "max-tablet:sr-only" : undefined;
  const undoName = useEditorStatus("undoName");
  const redoName = useEditorStatus("redoName");
  const step = (name: string) =>
    name === "settle-conflict" ? t("settleStep") : commandLabel(name);
  return (
    <div className="flex items-center gap-1.5 max-tablet:ms-auto max-tablet:flex-none">
      <Button
        look="bare"
        size="small"
        icon={<Undo2 aria-hidden />}
        onPress={editor.undo}
        isDisabled={undoName === null}
        aria-keyshortcuts="Control+Z"
      >
        <span className={words}>
          {t("undo")} {undoName && <StepName>{step(undoName)}</StepName>}
        </span>
      </Button>
      <Button
        look="bare"
        size="small"
        icon={<Redo2 aria-hidden />}
        onPress={editor.redo}
        isDisabled={redoName === null}
        aria-keyshortcuts="Control+Shift+Z"
      >
        <span className={words}>
          {t("redo")} {redoName && <StepName>{step(redoName)}</StepName>}
        </span>
      </Button>
    </div>
  );
}

/** The step that would be undone, if there is room for it. */
function StepName({ children }: { readonly children: string }) {
  return <span className="text-ink-3 max-tablet:hidden">{children}</span>;
}

interface IssuesDialogProps {
  readonly issues: readonly Issue[];
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** What the server would not accept, place by place. */
function IssuesDialog({ issues, isOpen, onOpenChange }: IssuesDialogProps) {
  const t = useTranslations("editor");
  const issueWords = useIssueWords();
  return (
    <Dialog title={t("issues.title")} isOpen={isOpen} onOpenChange={onOpenChange}>
      <p>{t("issues.text")}</p>
      <Rows>
        {issues.map((issue) => (
          <Row key={`${issue.path} ${issue.code}`} name={<code>{issue.path || "/"}</code>}>
            {issueWords(issue)}
          </Row>
        ))}
      </Rows>
    </Dialog>
  );
}
