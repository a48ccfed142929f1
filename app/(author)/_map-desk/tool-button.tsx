import type { LucideIcon } from "lucide-react";
import { ToggleButton } from "react-aria-components/ToggleButton";

interface ToolButtonProps {
  readonly icon: LucideIcon;
  readonly label: string;
  /** The key that takes it up while the map has the focus. */
  readonly shortcut: string;
  readonly isOn: boolean;
  readonly onTake: () => void;
}

/** One of the tools beside a map. */
export function ToolButton({ icon: Icon, label, shortcut, isOn, onTake }: ToolButtonProps) {
  return (
    <ToggleButton className="tool" isSelected={isOn} onChange={onTake} aria-keyshortcuts={shortcut}>
      <Icon aria-hidden />
      <span>{label}</span>
      <kbd>{shortcut}</kbd>
    </ToggleButton>
  );
}
