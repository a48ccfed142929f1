interface PartHeadProps {
  readonly title: string;
  /** The purpose of the part, in a sentence or two. */
  readonly lead: string;
}

/** The heading of a part of the desk that is read from top to bottom. */
export function PartHead({ title, lead }: PartHeadProps) {
  return (
    <header className="mb-4 grid max-w-[74ch] gap-0.5">
      <h2>{title}</h2>
      <p className="text-pretty text-ink-3">{lead}</p>
    </header>
  );
}
