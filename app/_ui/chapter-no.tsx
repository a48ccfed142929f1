interface ChapterNoProps {
  /** The number of a chapter of Bogowie Wojny: "13.2". */
  readonly chapter: string;
}

/** A chapter number in the margin, linked to its table or to the tables based on it. */
export function ChapterNo({ chapter }: ChapterNoProps) {
  return (
    <a
      className="rule-no"
      href={`/rules/bogowie-wojny/chapters/${chapter}`}
      target="_blank"
      rel="noopener"
    >
      {chapter}
    </a>
  );
}
