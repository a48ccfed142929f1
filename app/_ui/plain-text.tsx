import { plainWords } from "@/lib/markdown/plain-words";

interface PlainTextProps {
  /** CommonMark as an author wrote it. */
  readonly text: string;
  /** The author's language, if it differs from the page's. */
  readonly lang?: string;
  readonly className?: string;
}

const SHORT = 200;

/** A text without its markup on one line, cut after a word if it is long. */
export function inShort(text: string): string {
  const words = plainWords(text);
  return words.length <= SHORT ? words : `${words.slice(0, SHORT).replace(/\s+\S*$/u, "")} …`;
}

/** An author's text as one paragraph without markup, for places with room for a few lines. */
export function PlainText({ text, lang, className }: PlainTextProps) {
  return (
    <p className={className} lang={lang}>
      {plainWords(text)}
    </p>
  );
}
