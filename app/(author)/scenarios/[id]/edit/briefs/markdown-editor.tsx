"use client";

import { Bold, Heading, Italic, List, ListOrdered, type LucideIcon } from "lucide-react";
import { useTranslations } from "next-intl";
import {
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useDeferredValue,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { Toolbar } from "react-aria-components/Toolbar";
import { IconButton } from "@/app/_ui/button";
import { MarkdownView } from "@/app/_ui/markdown-view";
import { toast } from "@/app/_ui/toasts";
import { LIMITS } from "@/lib/domain/document/limits";
import { MARKS, type Mark, withMark, wordsIn } from "./markdown-edits";

interface MarkdownEditorProps {
  readonly label: string;
  /** Who reads the text, and what belongs in it. */
  readonly hint: string;
  readonly value: string;
  readonly onCommit: (text: string) => void;
  /** The language of the text. */
  readonly lang: string;
  /** Id by which a link finds this field. */
  readonly fieldId?: string;
  readonly rows?: number;
}

/** A Markdown text field with buttons for the most common marks and a preview next to it. */
export function MarkdownEditor(props: MarkdownEditorProps) {
  const { label, hint, value, onCommit, lang, rows = 7 } = props;
  const t = useTranslations("briefs.editor");
  const ownId = useId();
  const id = props.fieldId ?? ownId;
  const area = useRef<HTMLTextAreaElement>(null);
  const onCrossed = () => toast({ text: t("crossed", { name: label }), look: "error" });
  const draft = useDraftText({ value, onCommit, onCrossed });
  const mark = useMark(area, draft);
  return (
    <div className="grid gap-1">
      <div className="flex min-h-7.5 items-center gap-x-3 max-tablet:flex-wrap">
        <label
          className="font-semibold font-serif text-lg leading-tight max-tablet:flex-auto"
          htmlFor={id}
        >
          {label}
        </label>
        <MarkBar label={t("marks", { name: label })} onMark={mark} />
        <span className="ms-auto whitespace-nowrap text-ink-3 text-xs tabular-nums">
          {t("words", { count: wordsIn(draft.text) })}
        </span>
      </div>
      <p className="hint mb-0.5" id={`${id}-hint`}>
        {hint}
      </p>
      <div className="grid grid-cols-2 border border-rule-2 bg-sheet max-tablet:grid-cols-1">
        <textarea
          id={id}
          ref={area}
          className="field-sizing-content -outline-offset-2 h-full max-h-[60dvh] min-h-30 resize-none border-rule-2 border-e p-3 text-base leading-normal max-tablet:border-e-0 max-tablet:border-b"
          rows={rows}
          lang={lang}
          spellCheck
          maxLength={LIMITS.textLength}
          aria-describedby={`${id}-hint`}
          value={draft.text}
          data-uncommitted={draft.isUncommitted ? "" : undefined}
          onChange={(event) => draft.write(event.target.value)}
          onBlur={draft.settle}
          onKeyDown={(event) => markByKey(event, mark)}
        />
        <Preview label={t("preview", { name: label })} text={draft.text} lang={lang} />
      </div>
    </div>
  );
}

const ICONS: Readonly<Record<Mark, LucideIcon>> = {
  bold: Bold,
  italic: Italic,
  heading: Heading,
  list: List,
  numbers: ListOrdered,
};

interface MarkBarProps {
  readonly label: string;
  readonly onMark: (mark: Mark) => void;
}

function MarkBar({ label, onMark }: MarkBarProps) {
  const t = useTranslations("briefs.editor");
  return (
    <Toolbar className="flex gap-px max-tablet:order-3 max-tablet:w-full" aria-label={label}>
      {MARKS.map((mark) => {
        const Icon = ICONS[mark];
        return (
          <IconButton
            key={mark}
            size="small"
            className="text-ink-2"
            label={t(`mark.${mark}`)}
            onPress={() => onMark(mark)}
          >
            <Icon aria-hidden />
          </IconButton>
        );
      })}
    </Toolbar>
  );
}

interface PreviewProps {
  readonly label: string;
  readonly text: string;
  readonly lang: string;
}

function Preview({ label, text, lang }: PreviewProps) {
  const t = useTranslations("briefs.editor");
  const shown = useDeferredValue(text);
  return (
    <section
      className="-outline-offset-2 max-h-[60dvh] min-w-0 overflow-auto bg-paper p-3"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard has to reach it
      tabIndex={0}
    >
      {shown.trim() === "" ? (
        <p className="text-ink-3 text-sm">{t("empty")}</p>
      ) : (
        <MarkdownView text={shown} topLevel={3} lang={lang} className="small" />
      )}
    </section>
  );
}

/** Applies a mark to the selection in the field, as an undo step of its own. */
function useMark(area: RefObject<HTMLTextAreaElement | null>, draft: DraftText) {
  return (mark: Mark) => {
    const field = area.current;
    if (!field) return;
    const { selectionStart: start, selectionEnd: end } = field;
    const marked = withMark(mark, { text: draft.text, start, end });
    draft.write(marked.text);
    draft.settle();
    requestAnimationFrame(() => {
      field.focus();
      field.setSelectionRange(marked.start, marked.end);
    });
  };
}

const PAUSE_MS = 900;

/** Text being written that is not in the document yet. */
interface DraftText {
  /** The text in the field. */
  readonly text: string;
  /** Whether some of the text has not been committed yet. */
  readonly isUncommitted: boolean;
  readonly write: (text: string) => void;
  /** Commits the text immediately. */
  readonly settle: () => void;
}

interface DraftTextOptions {
  readonly value: string;
  readonly onCommit: (text: string) => void;
  /** Called when another author's text arrives while one is being written; the latter stays. */
  readonly onCrossed: () => void;
}

/** Commits text only when the writer pauses or leaves the field, so that each undo step is a meaningful unit. */
function useDraftText(options: DraftTextOptions): DraftText {
  const { value } = options;
  const [draft, setDraft] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Text not committed yet. */
  const pending = useRef<string | null>(null);
  const handedOver = useRef<string | null>(null);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const settle = useCallback(() => {
    clearTimeout(timer.current);
    const text = pending.current;
    pending.current = null;
    if (text === null || text === latest.current.value) return setDraft(null);
    handedOver.current = text;
    latest.current.onCommit(text);
  }, []);
  useEffect(() => {
    const isOwn = value === handedOver.current;
    if (pending.current === null) setDraft(null);
    else if (!isOwn && pending.current !== value) latest.current.onCrossed();
  }, [value]);
  useEffect(() => settle, [settle]);
  const write = useCallback(
    (text: string) => {
      pending.current = text;
      setDraft(text);
      clearTimeout(timer.current);
      timer.current = setTimeout(settle, PAUSE_MS);
    },
    [settle],
  );
  return { text: draft ?? value, isUncommitted: draft !== null && draft !== value, write, settle };
}

const MARK_KEYS: Readonly<Record<string, Mark>> = { b: "bold", i: "italic" };

function markByKey(event: KeyboardEvent, mark: (mark: Mark) => void): void {
  if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
  const chosen = MARK_KEYS[event.key.toLowerCase()];
  if (!chosen) return;
  event.preventDefault();
  mark(chosen);
}
