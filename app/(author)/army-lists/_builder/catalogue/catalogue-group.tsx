import type { ReactNode } from "react";

interface CatalogueGroupProps {
  readonly title: ReactNode;
  /** The chapter it is based on, at the end of the line. */
  readonly chapter?: string;
  readonly children: ReactNode;
}

/** One group of the catalogue, under its title. */
export function CatalogueGroup({ title, chapter, children }: CatalogueGroupProps) {
  return (
    <section className="late mt-3">
      <h3 className="small-caps flex justify-between border-ink-3 border-b pb-0.5">
        {title}
        {chapter && (
          <span className="hint font-sans normal-nums [font-variant-caps:normal]">{chapter}</span>
        )}
      </h3>
      {children}
    </section>
  );
}
