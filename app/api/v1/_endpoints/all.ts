import { DOCUMENT_KINDS } from "@/lib/domain/document/document-kind";
import type { Endpoint } from "@/lib/http/endpoint";
import { alteredRowsOfList } from "./altered-rows";
import { battlefieldEndpoints } from "./battlefield";
import { bogowieWojnyOddsEndpoints } from "./bogowie-wojny-odds";
import { bookChangesOfList } from "./book-changes";
import { checkEndpoints } from "./check";
import { clubFormatEndpoints } from "./club-formats";
import { clubMemberEndpoints } from "./club-members";
import { clubStockEndpoints } from "./club-stock";
import { clubEndpoints } from "./clubs";
import { collectionEndpoints } from "./collection";
import { documentEndpoints } from "./document";
import { sharedEndpoints } from "./documents-by-link";
import { eventEndpoints } from "./events";
import { fieldArmyOfOneList } from "./field-army";
import { gameFieldEndpoints } from "./game-field";
import { gameRosterEndpoints } from "./game-rosters";
import { gameEndpoints } from "./games";
import { groundEndpoints } from "./ground";
import { groundMapEndpoints } from "./ground-maps";
import { historyEndpoints } from "./history";
import { linkedBooks } from "./linked-books";
import { mapAsPng } from "./map-as-png";
import { mapExports } from "./map-exports";
import { openApi } from "./openapi";
import { orderOfBattleEndpoints } from "./order-of-battle";
import { ownSessionEndpoints } from "./own-sessions";
import { packEndpoints } from "./packs";
import { pictureEndpoints } from "./pictures";
import { press } from "./press";
import { recoveryEndpoints } from "./recovery";
import { bogowieWojnySheets, referenceSheets, scenarioReference } from "./reference";
import { gameRosterAsPdf, rosterAsPdf } from "./roster";
import { rosterExports } from "./roster-exports";
import { listView } from "./roster-view";
import { rulesEndpoints } from "./rules";
import { rulesAnswersEndpoints } from "./rules-answers";
import { scenarioExports } from "./scenario-exports";
import { scenarioView } from "./scenario-view";
import { schemaFile } from "./schemas";
import { sentFiles } from "./sent-files";
import { linkEndpoints } from "./share-links";
import { submissionEndpoints } from "./submissions";
import { tracedMap } from "./traced-map";
import { userEndpoints } from "./users";

const described: readonly Endpoint[] = [
  ...userEndpoints,
  ...ownSessionEndpoints,
  ...recoveryEndpoints,
  ...DOCUMENT_KINDS.flatMap((kind) => [
    ...collectionEndpoints(kind),
    ...checkEndpoints(kind),
    ...documentEndpoints(kind),
    ...linkEndpoints(kind),
    ...historyEndpoints(kind),
  ]),
  ...clubEndpoints,
  ...clubMemberEndpoints,
  ...clubFormatEndpoints,
  ...clubStockEndpoints,
  ...gameEndpoints,
  ...gameRosterEndpoints,
  ...eventEndpoints,
  ...submissionEndpoints,
  ...gameFieldEndpoints,
  scenarioView,
  bookChangesOfList,
  alteredRowsOfList,
  fieldArmyOfOneList,
  linkedBooks,
  ...packEndpoints,
  press,
  ...scenarioExports,
  ...pictureEndpoints,
  ...tracedMap,
  mapAsPng,
  ...mapExports,
  ...groundMapEndpoints,
  listView,
  rosterAsPdf,
  gameRosterAsPdf,
  ...rosterExports,
  ...sharedEndpoints,
  ...sentFiles,
  referenceSheets,
  bogowieWojnySheets,
  scenarioReference,
  ...rulesEndpoints,
  ...rulesAnswersEndpoints,
  ...bogowieWojnyOddsEndpoints,
  ...orderOfBattleEndpoints,
  ...groundEndpoints,
  ...battlefieldEndpoints,
  schemaFile,
];

/** Every endpoint of the API, served by its one route and described by `openapi.json`. */
export const ALL_ENDPOINTS: readonly Endpoint[] = [...described, openApi(described)];
