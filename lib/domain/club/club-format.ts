import { z } from "zod";
import { FORMAT_32_8 } from "@/lib/rules/bogowie-wojny/format";
import { formatSchema } from "../army-list/format-schema";
import { type FormatSize, formatSizeOf } from "../army-list/format-size";
import type { Reader } from "../permissions";
import type { Club } from "./club";

/** Formats one club publishes at most. */
export const MOST_FORMATS = 50;

/** What an organiser publishes. */
export const publishedFormatSchema = z.strictObject({ format: formatSchema });
/** One of them, for the description of the API. */
export const publishedExample = { format: FORMAT_32_8 };
export type PublishedFormat = z.infer<typeof publishedFormatSchema>;

/** A format as a club has published it. */
export interface ClubFormat extends PublishedFormat {
  readonly id: string;
  readonly club: Pick<Club, "id" | "slug" | "name" | "seenBy">;
  readonly version: number;
  /** Null where the account is gone. */
  readonly publishedBy: string | null;
  readonly publishedAt: Date;
  readonly changedAt: Date;
}

/** A club's format in a list to choose from: its name and its size. */
export interface OfferedFormat extends FormatSize {
  readonly id: string;
  readonly version: number;
  readonly club: Pick<Club, "slug" | "name">;
}

/** A club's format as its reader may know of it. */
export interface ClubFormatView extends Omit<ClubFormat, "club"> {
  readonly club: Pick<Club, "slug" | "name">;
}

/** A format for readers who may know of its club; the publisher's name is for members alone. */
export function viewClubFormat(
  { club, publishedBy, ...rest }: ClubFormat,
  reader: Reader,
): ClubFormatView {
  const isMember = reader?.clubIds.includes(club.id) === true;
  const { slug, name } = club;
  return { ...rest, club: { slug, name }, publishedBy: isMember ? publishedBy : null };
}

/** A format as one of many to choose from. */
export function offeredFormat({
  id,
  version,
  club,
  format,
}: Pick<ClubFormatView, "id" | "version" | "club" | "format">): OfferedFormat {
  const { slug, name } = club;
  return { id, version, club: { slug, name }, ...formatSizeOf(format) };
}

/** A format's name as a club compares them: ignoring case and blanks. */
export function formatNameKey(name: string): string {
  return name.normalize("NFKC").toLowerCase().replace(/\s+/g, " ").trim();
}
