import type { Language } from "@/lib/domain/document/language";

/** The Intl tags of our languages: English dates are day first. */
const TAGS: Readonly<Record<Language, string>> = { en: "en-GB", da: "da-DK", pl: "pl-PL" };

/** A day of the battle's calendar, `YYYY-MM-DD`, in words: "18 June 1815". */
export function formatBattleDate(language: Language, date: string): string {
  return new Intl.DateTimeFormat(TAGS[language], {
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  }).format(new Date(`${date}T00:00:00Z`));
}

/** A number with the language's separators, as used in fields and messages: "19,477", "19.477", "19 477". */
export function formatNumber(language: Language, value: number, decimals = 0): string {
  return numberFormat(language, decimals).format(value).replace("-", "−");
}

const numberFormats = new Map<string, Intl.NumberFormat>();

/** Cached: creating a formatter takes longer than using it a hundred times. */
function numberFormat(language: Language, decimals: number): Intl.NumberFormat {
  const key = `${language} ${decimals}`;
  const known = numberFormats.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(TAGS[language], {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  numberFormats.set(key, made);
  return made;
}

/** A valour or another figure that counts from 0, always with its sign: "+3", "0", "−1". */
export function formatSigned(language: Language, value: number): string {
  const digits = formatNumber(language, Math.abs(value));
  if (value === 0) return digits;
  return value > 0 ? `+${digits}` : `−${digits}`;
}

const DAY = { day: "numeric", month: "short", year: "numeric" } as const;

/** The day of a UTC instant: "20 Nov 2026". */
export function formatDay(language: Language, instant: Date): string {
  return new Intl.DateTimeFormat(TAGS[language], { ...DAY, timeZone: "UTC" }).format(instant);
}

/**
 * The day in the reader's own time zone, for use next to `formatClock`: after midnight it may differ from the day in
 * UTC.
 */
export function formatLocalDay(language: Language, instant: Date): string {
  return new Intl.DateTimeFormat(TAGS[language], DAY).format(instant);
}

/** A day and minute of the clock where something takes place, `YYYY-MM-DDTHH:MM`: "Sat 5 Dec 2026, 19:00". */
export function formatWallClock(language: Language, minute: string): string {
  const [date, clock] = minute.split("T");
  const day = new Intl.DateTimeFormat(TAGS[language], {
    ...DAY,
    weekday: "short",
    timeZone: "UTC",
  });
  return `${day.format(new Date(`${date}T00:00:00Z`))}, ${clock}`;
}

/** The time in the reader's own time zone, with a colon as everywhere in the service: "14:32". */
export function formatClock(language: Language, instant: Date): string {
  return new Intl.DateTimeFormat(TAGS[language], {
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  })
    .format(instant)
    .replace(".", ":");
}
