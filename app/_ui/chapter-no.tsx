interface ChapterNoProps {
  /** A chapter of Bogowie Wojny as it is numbered: "13.2". */
  readonly chapter: string;
}

/** A chapter cited in the margin, leading to its table or to those that draw on it. */
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
