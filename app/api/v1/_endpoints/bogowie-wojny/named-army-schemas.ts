import { formationSchema } from "@/lib/domain/belle-alliance/scenario/formation";
import {
  armyBookSchema,
  bookCommanderSchema,
  bookFormationSchema,
  bookLinkSchema,
} from "@/lib/domain/bogowie-wojny/book/army-book";
import {
  bookEntrySchema,
  bookNamesSchema,
  entryTraitSchema,
  profileSchema,
  unitKindSchema,
} from "@/lib/domain/bogowie-wojny/book/book-entry";
import { publishedFormatSchema } from "@/lib/domain/bogowie-wojny/event/club-format";
import {
  armyFormationSchema,
  armyListSchema,
  brigadeSchema,
  generalSchema,
  pinnedBookSchema,
  pinnedCommanderSchema,
  pinnedEntrySchema,
  pinnedLinkSchema,
  regimentSchema,
} from "@/lib/domain/bogowie-wojny/list/army-list";
import {
  bansSchema,
  formatSchema,
  readingsSchema,
  upgradeSchema,
} from "@/lib/domain/bogowie-wojny/list/format-schema";
import {
  pinnedFormationSchema,
  pinnedRegimentSchema,
} from "@/lib/domain/bogowie-wojny/list/pinned-formation";
import { alteredBookSchema, alteredRowsSchema, uncomparedBookSchema } from "./altered-rows";
import { changeSchema } from "./book-changes";

/** Of army lists, their books and formats. */
export const NAMED_ARMY_SCHEMAS = {
  Formation: formationSchema,
  ArmyList: armyListSchema,
  ArmyFormation: armyFormationSchema,
  Brigade: brigadeSchema,
  General: generalSchema,
  Regiment: regimentSchema,
  UnitKind: unitKindSchema,
  Upgrade: upgradeSchema,
  EntryTrait: entryTraitSchema,
  Format: formatSchema,
  PublishedFormat: publishedFormatSchema,
  FormatReadings: readingsSchema,
  FormatBans: bansSchema,
  PinnedBook: pinnedBookSchema,
  PinnedEntry: pinnedEntrySchema,
  PinnedLink: pinnedLinkSchema,
  PinnedCommander: pinnedCommanderSchema,
  PinnedFormation: pinnedFormationSchema,
  PinnedRegiment: pinnedRegimentSchema,
  BookChange: changeSchema,
  AlteredRows: alteredRowsSchema,
  AlteredBook: alteredBookSchema,
  UncomparedBook: uncomparedBookSchema,
  ArmyBook: armyBookSchema,
  BookEntry: bookEntrySchema,
  BookProfile: profileSchema,
  BookNames: bookNamesSchema,
  BookFormation: bookFormationSchema,
  BookCommander: bookCommanderSchema,
  BookLink: bookLinkSchema,
};
