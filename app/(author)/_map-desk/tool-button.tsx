import type { LucideIcon } from "lucide-react";
import { ToggleButton } from "react-aria-components/ToggleButton";

interface ToolButtonProps {
  readonly icon: LucideIcon;
  readonly label: string;
  /** The key that selects it while the map has the focus. */
  readonly shortcut?: string;
  readonly isOn: boolean;
  readonly onTake: () => void;
}

/** One of the tools next to a map. */
export function ToolButton({ icon: Icon, label, shortcut, isOn, onTake }: ToolButtonProps) {
  return (
    <ToggleButton className={TOOL} isSelected={isOn} onChange={onTake} aria-keyshortcuts={shortcut}>
      <Icon aria-hidden />
      <span>{label}</span>
      {shortcut && (
        <kbd className="ms-auto border-0 bg-transparent p-0 max-tablet:hidden">{shortcut}</kbd>
      )}
    </ToggleButton>
  );
}

const TOOL = [
  "flex cursor-pointer items-center gap-2 whitespace-nowrap rounded-md border border-transparent px-1.5 text-start text-sm",
  "hover:bg-hover chosen:border-brass chosen:bg-select chosen:font-semibold tablet:min-h-8 tablet:touch:min-h-11",
  "max-tablet:min-h-13 max-tablet:min-w-15.5 max-tablet:flex-none max-tablet:flex-col max-tablet:justify-center max-tablet:gap-0.5 max-tablet:text-2xs",
].join(" ");
