import type { ReactNode } from "react";

interface MapCanvasProps {
  readonly label: string;
  /** Which parts of the map are shown, and for whom. */
  readonly head?: ReactNode;
  /** Legend, zoom, and the position of the pointer. */
  readonly foot: ReactNode;
  /** The map itself. */
  readonly children: ReactNode;
}

/** The middle of a map's desk: the map between its head and foot. */
export function MapCanvas({ label, head, foot, children }: MapCanvasProps) {
  return (
    <section
      className="grid min-h-0 min-w-0 grid-rows-[auto_minmax(0,1fr)_auto] bg-desk max-tablet:block"
      aria-label={label}
      data-pane="map"
    >
      {head}
      {children}
      <div className="row-start-3 flex min-w-0 flex-wrap items-center border-rule border-t bg-paper">
        {foot}
      </div>
    </section>
  );
}
