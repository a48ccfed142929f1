import { type UnzipFileInfo, unzipSync } from "fflate";
import type { ArmyList } from "@/lib/domain/bogowie-wojny/list/army-list";
import { ROS_SYSTEM } from "@/lib/domain/bogowie-wojny/list/exports/ros/roster-xml";
import { buildList } from "@/lib/domain/bogowie-wojny/list/imports/build-list";
import type { ReadArmy, ReadingDoubt } from "@/lib/domain/bogowie-wojny/list/imports/read-army";
import { readRos } from "@/lib/domain/bogowie-wojny/list/imports/read-ros";
import { readRosterText } from "@/lib/domain/bogowie-wojny/list/imports/read-roster-text";
import {
  type RosterDictionary,
  rosterDictionary,
} from "@/lib/domain/bogowie-wojny/list/imports/roster-dictionary";
import { GrundlagError, type Issue } from "@/lib/domain/document/error-code";
import { LANGUAGES } from "@/lib/domain/document/language";
import { readXml } from "@/lib/domain/document/xml-reader";
import { translatorFor } from "@/lib/i18n/translator";
import { wellFormed } from "../../document/well-formed";

/** The most that a packed roster may unpack to; that of a large army has some 200 KB. */
const MOST_UNPACKED = 4 * 1024 * 1024;

/**
 * Reads an army list from a roster's file: `.ros`, `.rosz`, or one of the service's texts (plain, Markdown, BBCode) in
 * any language. Nothing is stored. Errors: `invalid-document` with the place at which the file is broken, of another
 * game, no roster, or unpacks to too much.
 */
export function readListFile(bytes: Uint8Array): {
  readonly list: ArmyList;
  readonly doubts: readonly ReadingDoubt[];
} {
  const text = textOf(isZip(bytes) ? unpacked(bytes) : bytes);
  const isXml = /^\s*<(\?xml|!--|!DOCTYPE|roster)/i.test(text);
  const army = isXml ? armyOfXml(text) : readRosterText(text, words());
  if (army === null) {
    return refuse("/", "no-roster", {
      message: "is not a list of Grundlag: send .ros, .rosz, or the whole text of a list",
    });
  }
  const { list, doubts } = buildList(army);
  return { list: wellFormed("army-list", list), doubts };
}

function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b;
}

/** The roster in an archive. An entry is unpacked to the size it claims and no further. */
function unpacked(bytes: Uint8Array): Uint8Array {
  let claimed = 0;
  const isRoster = ({ name, originalSize }: UnzipFileInfo) => {
    claimed += originalSize;
    return name.toLowerCase().endsWith(".ros") && claimed <= MOST_UNPACKED;
  };
  const [roster] = Object.values(unzippedIn(bytes, isRoster));
  if (claimed > MOST_UNPACKED) {
    const megabytes = MOST_UNPACKED / 1024 / 1024;
    return refuse("/", "unpacks-large", {
      message: `unpacks to more than ${megabytes} MB; a roster alone is far smaller`,
      values: { megabytes },
    });
  }
  return (
    roster ??
    refuse("/", "no-roster", { message: "is not a list of Grundlag: the archive holds no .ros" })
  );
}

function unzippedIn(bytes: Uint8Array, filter: (file: UnzipFileInfo) => boolean) {
  try {
    return unzipSync(bytes, { filter });
  } catch {
    return refuse("/", "broken-archive", { message: "is a damaged archive; export it again" });
  }
}

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return refuse("/", "no-roster", {
      message: "is not a list of Grundlag: it is no text in UTF-8",
    });
  }
}

function armyOfXml(text: string): ReadArmy | null {
  const root = readXml(text);
  if ("brokenAtLine" in root) {
    return refuse(`/lines/${root.brokenAtLine}`, "broken-xml", {
      message: `is damaged or breaks off here, at line ${root.brokenAtLine}; export it again`,
      values: { line: root.brokenAtLine },
    });
  }
  const { gameSystemId, gameSystemName = gameSystemId ?? "?" } = root.attributes;
  if (root.name === "roster" && gameSystemId !== ROS_SYSTEM) {
    return refuse("/roster/gameSystemId", "other-game", {
      message: `is “${gameSystemName}”; only rosters of Bogowie Wojny: Napoleon can be read`,
      values: { game: gameSystemName },
    });
  }
  return readRos(root, words());
}

function refuse(
  path: string,
  code: "no-roster" | "broken-archive" | "unpacks-large" | "broken-xml" | "other-game",
  { message, values }: Pick<Issue, "message" | "values">,
): never {
  const issue = { path, code, message, words: code, values };
  throw new GrundlagError("invalid-document", `${path}: ${message}`, [issue]);
}

let dictionaries: readonly RosterDictionary[] | null = null;

/** The words of rosters in every language, made once. */
function words(): readonly RosterDictionary[] {
  dictionaries ??= LANGUAGES.map((language) =>
    rosterDictionary(language, {
      terms: translatorFor(language, "bogowieWojny"),
      book: translatorFor(language, "armyBook"),
      roster: translatorFor(language, "bwRoster"),
    }),
  );
  return dictionaries;
}
