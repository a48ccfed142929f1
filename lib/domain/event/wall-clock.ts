/** Whether a name stands for a time zone: `Europe/Warsaw`. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return name.length > 0;
  } catch {
    return false;
  }
}

/**
 * The instant at which the clocks of a time zone show `local`, `YYYY-MM-DDTHH:MM`; the first of two in the hour that
 * comes twice. Null where they never show it: no such day, or the hour that is left out in spring.
 */
export function instantOf(local: string, timeZone: string): Date | null {
  const asIfUtc = Date.parse(`${local}:00Z`);
  if (Number.isNaN(asIfUtc)) return null;
  const day = 24 * 60 * 60 * 1_000;
  const offsets = [asIfUtc - day, asIfUtc + day].map((near) => offsetMs(near, timeZone));
  const instants = offsets.map((offset) => asIfUtc - offset).sort((a, b) => a - b);
  const found = instants.find((instant) => wallClockAt(instant, timeZone) === local);
  return found === undefined ? null : new Date(found);
}

/** What the clocks of a time zone show at an instant, less the instant. */
function offsetMs(instant: number, timeZone: string): number {
  return Date.parse(`${wallClockAt(instant, timeZone)}:00Z`) - instant + (instant % 60_000);
}

/** What the clocks of a time zone show at an instant in ms: `YYYY-MM-DDTHH:MM`. */
export function wallClockAt(instant: number, timeZone: string): string {
  const parts = new Intl.DateTimeFormat("sv-SE", {
    timeZone,
    dateStyle: "short",
    timeStyle: "short",
  }).format(instant);
  return parts.replace(" ", "T");
}
