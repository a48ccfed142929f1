import type { ReactNode } from "react";
import type { OrderField } from "../../_desk/place-of";

interface FieldSpotProps {
  readonly field: OrderField;
  readonly children: ReactNode;
}

/**
 * Marks the position of a field of the selected item; a field that a finding led to is highlighted until it loses the
 * focus.
 */
export function FieldSpot({ field, children }: FieldSpotProps) {
  return (
    <div
      className="contents data-led:*:outline-2 data-led:*:outline-focus data-led:*:outline-offset-4"
      data-field={field}
    >
      {children}
    </div>
  );
}

/** Focuses a field of the inspector; false if the inspector does not show it. */
export function focusFieldSpot(field: string): boolean {
  const spot = document.querySelector<HTMLElement>(`[data-field="${CSS.escape(field)}"]`);
  const control =
    spot?.querySelector<HTMLElement>("input[type=radio]:checked:not(:disabled)") ??
    spot?.querySelector<HTMLElement>("input:not(:disabled), button:not(:disabled), textarea");
  if (!spot || !control) return false;
  control.focus();
  control.scrollIntoView({ block: "center" });
  spot.dataset.led = "";
  control.addEventListener("blur", () => delete spot.dataset.led, { once: true });
  return true;
}
