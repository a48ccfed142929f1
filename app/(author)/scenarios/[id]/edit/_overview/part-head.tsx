interface PartHeadProps {
  readonly title: string;
  /** What the part is for, in a sentence or two. */
  readonly lead: string;
}

/** The head of a part of the desk that is read from the top down. */
export function PartHead({ title, lead }: PartHeadProps) {
  return (
    <header className="mb-4 grid max-w-[74ch] gap-0.5">
      <h2>{title}</h2>
      <p className="text-pretty text-ink-3">{lead}</p>
    </header>
  );
}
