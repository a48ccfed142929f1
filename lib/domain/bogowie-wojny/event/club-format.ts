import { z } from "zod";
import type { Club } from "../../people/club";
import type { Reader } from "../../people/permissions";
import { formatSchema } from "../list/format-schema";
import { type FormatSize, formatSizeOf } from "../list/format-size";

/** The most formats one club may publish. */
export const MAX_FORMATS = 50;

/** The details an organiser publishes. */
export const publishedFormatSchema = z.strictObject({ format: formatSchema });
/** One of them, for the description of the API: what may be left out is. */
export const publishedExample = {
  format: {
    name: "32+8",
    unitPoints: 32,
    upgradePoints: 8,
    maxBases: 20,
    maxArtilleryBases: 3,
    maxArtilleryPercent: null,
    maxTerrainPieces: 1,
    tableWidthCm: 120,
    tableDepthCm: 120,
    turns: 6,
  },
};
export type PublishedFormat = z.infer<typeof publishedFormatSchema>;

export interface ClubFormat extends PublishedFormat {
  readonly id: string;
  readonly club: Pick<Club, "id" | "slug" | "name" | "seenBy">;
  readonly version: number;
  /** Null if the account has been deleted. */
  readonly publishedBy: string | null;
  readonly publishedAt: Date;
  readonly changedAt: Date;
}

/** A club's format as an option in a list: its name and its size. */
export interface OfferedFormat extends FormatSize {
  readonly id: string;
  readonly version: number;
  readonly club: Pick<Club, "slug" | "name">;
}

/** A club's format as its reader may see it. */
export interface ClubFormatView extends Omit<ClubFormat, "club"> {
  readonly club: Pick<Club, "slug" | "name">;
}

/** A format as seen by readers who may know of its club; only members see the publisher's name. */
export function viewClubFormat(
  { club, publishedBy, ...rest }: ClubFormat,
  reader: Reader,
): ClubFormatView {
  const isMember = reader?.clubIds.includes(club.id) === true;
  const { slug, name } = club;
  return { ...rest, club: { slug, name }, publishedBy: isMember ? publishedBy : null };
}

/** A format as an option in a list. */
export function offeredFormat({
  id,
  version,
  club,
  format,
}: Pick<ClubFormatView, "id" | "version" | "club" | "format">): OfferedFormat {
  const { slug, name } = club;
  return { id, version, club: { slug, name }, ...formatSizeOf(format) };
}

/** A format's name for comparison: ignoring case and white space. */
export function formatNameKey(name: string): string {
  return name.normalize("NFKC").toLowerCase().replace(/\s+/g, " ").trim();
}
