import type { Scenario } from "./scenario";

/**
 * The bound at the first `HH:MM` after the start; null for times before the battle, and while it has no start time.
 */
export function boundAt(
  time: string,
  { startTime, settings }: Pick<Scenario, "startTime" | "settings">,
): number | null {
  if (startTime === null) return null;
  const [begins, comes] = [startTime, time].map((clock) => {
    const [hours = 0, minutes = 0] = clock.split(":").map(Number);
    return hours * 60 + minutes;
  }) as [number, number];
  const bound = Math.floor((comes - begins) / settings.minutesPerBound) + 1;
  return bound >= 1 && bound <= MAX_BOUNDS ? bound : null;
}

const MAX_BOUNDS = 200;

/** The clock time `HH:MM` when a bound begins; null while the battle has no start time. */
export function timeOfBound(
  bound: number,
  { startTime, settings }: Pick<Scenario, "startTime" | "settings">,
): string | null {
  if (startTime === null) return null;
  const [hours = 0, minutes = 0] = startTime.split(":").map(Number);
  const total = (hours * 60 + minutes + (bound - 1) * settings.minutesPerBound) % (24 * 60);
  const two = (value: number) => String(value).padStart(2, "0");
  return `${two(Math.floor(total / 60))}:${two(total % 60)}`;
}
