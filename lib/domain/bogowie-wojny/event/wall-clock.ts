/** Whether a name is a time zone, such as `Europe/Warsaw`. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return name.length > 0;
  } catch {
    return false;
  }
}

/**
 * The instant at which clocks in a time zone show `local` (`YYYY-MM-DDTHH:MM`); the first of two in the hour repeated
 * in autumn. Null if they never show it: a date that does not exist, or the hour skipped in spring.
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

/** Offset of a time zone at an instant, in ms. */
function offsetMs(instant: number, timeZone: string): number {
  return Date.parse(`${wallClockAt(instant, timeZone)}:00Z`) - instant + (instant % 60_000);
}

/** Local time in a time zone at an instant in ms, as `YYYY-MM-DDTHH:MM`. */
export function wallClockAt(instant: number, timeZone: string): string {
  const parts = new Intl.DateTimeFormat("sv-SE", {
    timeZone,
    dateStyle: "short",
    timeStyle: "short",
  }).format(instant);
  return parts.replace(" ", "T");
}
