import { plainWords } from "@/lib/markdown/plain-words";

interface PlainTextProps {
  /** CommonMark as an author wrote it. */
  readonly text: string;
  /** The author's language, if it differs from the page's. */
  readonly lang?: string;
  readonly className?: string;
}

/** An author's text as one paragraph without markup, for places with room for a few lines. */
export function PlainText({ text, lang, className }: PlainTextProps) {
  return (
    <p className={className} lang={lang}>
      {plainWords(text)}
    </p>
  );
}
