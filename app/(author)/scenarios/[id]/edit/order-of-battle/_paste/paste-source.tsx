import { FileUp } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ClipboardEvent } from "react";
import { DropZone } from "react-aria-components/DropZone";
import { FileTrigger } from "react-aria-components/FileTrigger";
import { Text } from "react-aria-components/Text";
import { Button } from "@/app/_ui/button";
import { InlineFinding } from "@/app/_ui/finding-row";
import { TextField } from "@/app/_ui/text-field";
import { useIssueWords } from "@/app/_ui/use-issue-words";
import { useRefusalWords } from "@/app/_ui/use-refusal-words";
import { FILE_ENDINGS, tableOnClipboard, takeFile } from "./take-file";
import type { Source } from "./use-source";

/** The text of an order of battle, or its file: typed, pasted, chosen or dropped. */
export function PasteSource({ source }: { readonly source: Source }) {
  const t = useTranslations("orderOfBattle.paste");
  const take = (file: File | undefined) => file && void takeFile(file, source);
  return (
    <DropZone
      className="grid gap-2 data-drop-target:bg-select data-drop-target:outline-2 data-drop-target:outline-brass"
      getDropOperation={(types) => (types.has("text/plain") ? "cancel" : "copy")}
      onDrop={({ items }) => {
        const [dropped] = items.filter((item) => item.kind === "file");
        void dropped?.getFile().then(take);
      }}
    >
      <div className="flex flex-wrap items-center gap-2">
        <FileTrigger acceptedFileTypes={[...FILE_ENDINGS]} onSelect={(files) => take(files?.[0])}>
          <Button icon={<FileUp aria-hidden />}>{t("file")}</Button>
        </FileTrigger>
        <Text slot="label" className="text-ink-3 text-sm">
          {t("drop")}
        </Text>
      </div>
      {source.file ? <TakenFile source={source} /> : <SourceText source={source} />}
      <SourceState source={source} />
    </DropZone>
  );
}

function SourceText({ source }: { readonly source: Source }) {
  const t = useTranslations("orderOfBattle.paste");
  const onPaste = (event: ClipboardEvent) => {
    const html = tableOnClipboard(event.clipboardData);
    if (html === null) return;
    event.preventDefault();
    const text = event.clipboardData.getData("text/plain");
    source.setFile({ name: null, body: new Blob([html]), format: "html", type: null, text });
  };
  return (
    <TextField
      className="[tab-size:2] **:[textarea]:overflow-auto **:[textarea]:whitespace-pre"
      label={t("text")}
      hint={t("hint")}
      placeholder={t("example")}
      rows={12}
      value={source.text}
      onChange={source.setText}
      onPaste={onPaste}
      autoFocus
    />
  );
}

/** A file used instead of the text. */
function TakenFile({ source: { file, setFile, setText } }: { readonly source: Source }) {
  const t = useTranslations("orderOfBattle.paste");
  const text = file?.text;
  const asText = () => {
    setText(text ?? "");
    setFile(null);
  };
  return (
    <div className="flex flex-wrap items-center gap-2 border border-rule-2 bg-inset p-3 text-sm">
      <span className="min-w-0 flex-1 wrap-anywhere">{file?.name ?? t("clipboardTable")}</span>
      {text && <Button onPress={asText}>{t("asText")}</Button>}
      <Button autoFocus onPress={() => setFile(null)}>
        {t("removeFile")}
      </Button>
    </div>
  );
}

/** The format that was recognised, or why reading failed. */
function SourceState({ source: { read, refusal, isReading } }: { readonly source: Source }) {
  const t = useTranslations("orderOfBattle.paste");
  const words = useRefusalWords();
  const issueWords = useIssueWords();
  return (
    <div aria-live="polite" className="text-ink-2 text-sm">
      {isReading && <p>{t("reading")}</p>}
      {!isReading && read && <p>{t("readAs", { format: t(`format.${read.format}`) })}</p>}
      {!isReading && refusal && (
        <InlineFinding look="error">
          <b>{words(refusal)}</b>
          {refusal.reason === "" &&
            refusal.issues.slice(0, 5).map((issue) => (
              <p key={`${issue.path} ${issue.message}`}>
                <code>{issue.path || "/"}</code> {issueWords(issue)}
              </p>
            ))}
        </InlineFinding>
      )}
    </div>
  );
}
