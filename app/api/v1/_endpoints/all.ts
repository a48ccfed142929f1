import { COLLECTIONS, type Collection } from "@/lib/http/collections";
import type { Endpoint } from "@/lib/http/endpoint";
import { alteredRowsOfList } from "./altered-rows";
import { battlefieldEndpoints } from "./battlefield";
import { bogowieWojnyOddsEndpoints } from "./bogowie-wojny-odds";
import { bookChangesOfList } from "./book-changes";
import { checkEndpoints } from "./check";
import { clubFormatEndpoints } from "./club-formats";
import { clubMemberEndpoints } from "./club-members";
import { clubEndpoints } from "./clubs";
import { collectionEndpoints } from "./collection";
import { documentEndpoints, forkEndpoints, visibilityEndpoints } from "./document";
import { sharedEndpoints } from "./documents-by-link";
import { eventEndpoints } from "./events";
import { fieldArmyOfOneList } from "./field-army";
import { gameFieldEndpoints } from "./game-field";
import { gameEndpoints } from "./games";
import { historyEndpoints } from "./history";
import { linkedBooks } from "./linked-books";
import { mapAsPng } from "./map-as-png";
import { mapExports } from "./map-exports";
import { sidePack, umpirePack } from "./packs";
import { bogowieWojnySheets, referenceSheets, scenarioReference } from "./reference";
import { gameRosterAsPdf, rosterAsPdf } from "./roster";
import { rosterExports } from "./roster-exports";
import { listView } from "./roster-view";
import { rulesEndpoints } from "./rules";
import { rulesAnswersEndpoints } from "./rules-answers";
import { scenarioExports } from "./scenario-exports";
import { scenarioView } from "./scenario-view";
import { schemaFile } from "./schemas";
import { linkEndpoints, linksEndpoints } from "./share-links";
import { submissionEndpoints } from "./submissions";
import { userEndpoints } from "./users";

/** Every endpoint of the API: what `openapi.json` describes. */
export const ALL_ENDPOINTS: readonly Endpoint[] = [
  ...Object.values(userEndpoints).flat(),
  ...(Object.keys(COLLECTIONS) as Collection[]).flatMap((collection) => [
    ...collectionEndpoints(collection),
    ...checkEndpoints(collection),
    ...documentEndpoints(collection),
    ...visibilityEndpoints(collection),
    ...forkEndpoints(collection),
    ...linksEndpoints(collection),
    ...linkEndpoints(collection),
    ...Object.values(historyEndpoints).flatMap((endpoints) => endpoints(collection)),
  ]),
  ...Object.values(clubEndpoints).flat(),
  ...Object.values(clubMemberEndpoints).flat(),
  ...Object.values(clubFormatEndpoints).flat(),
  ...Object.values(gameEndpoints).flat(),
  ...Object.values(eventEndpoints).flat(),
  ...Object.values(submissionEndpoints),
  ...Object.values(gameFieldEndpoints).flat(),
  scenarioView,
  bookChangesOfList,
  alteredRowsOfList,
  fieldArmyOfOneList,
  linkedBooks,
  umpirePack,
  sidePack,
  ...Object.values(scenarioExports),
  mapAsPng,
  ...Object.values(mapExports),
  listView,
  rosterAsPdf,
  gameRosterAsPdf,
  ...Object.values(rosterExports),
  ...Object.values(sharedEndpoints),
  referenceSheets,
  bogowieWojnySheets,
  scenarioReference,
  ...Object.values(rulesEndpoints),
  ...Object.values(rulesAnswersEndpoints),
  ...Object.values(bogowieWojnyOddsEndpoints),
  ...Object.values(battlefieldEndpoints),
  schemaFile,
];
