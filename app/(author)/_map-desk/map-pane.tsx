"use client";

import type { ClipboardEvent, KeyboardEvent, ReactNode, Ref } from "react";
import type { MapTool } from "@/app/_map/map-tool";

interface MapPaneProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly label: string;
  readonly tool: MapTool;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  /** The text to copy; null leaves the clipboard unchanged. */
  readonly onCopy?: () => string | null;
  readonly onPaste?: (text: string) => void;
  /** Content above the map that is not part of it. */
  readonly over?: ReactNode;
  readonly children: ReactNode;
}

/** The frame around a map, which handles its keys. */
export function MapPane(props: MapPaneProps) {
  const { ref, label, tool, onKeyDown, onCopy, onPaste, over, children } = props;
  const copy = (event: ClipboardEvent) => {
    const text = onCopy?.() ?? null;
    if (text === null) return;
    event.clipboardData.setData("text/plain", text);
    event.preventDefault();
  };
  return (
    <div className="relative row-start-2 grid min-h-0 overflow-hidden p-3 max-desktop:p-2 max-tablet:h-[min(92vw,70vh)] max-tablet:p-0">
      <div
        ref={ref}
        className="relative min-h-0 overflow-clip border border-rule-2 bg-sheet shadow-sheet outline-offset-0 [container-type:size] aria-busy:cursor-progress"
        role="application"
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: its keys are described in the list of shortcuts
        tabIndex={0}
        data-tool={tool}
        onKeyDown={onKeyDown}
        onCopy={copy}
        onPaste={(event) => onPaste?.(event.clipboardData.getData("text/plain"))}
      >
        {children}
      </div>
      {over}
    </div>
  );
}

/** A placeholder while a map's script is loading. */
export function MapToCome() {
  return <div className="h-full bg-sheet" aria-hidden="true" />;
}
