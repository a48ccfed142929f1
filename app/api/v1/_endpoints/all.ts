import { DOCUMENT_KINDS, type DocumentKind } from "@/lib/domain/document/document-kind";
import type { Endpoint } from "@/lib/http/endpoint";
import { clubStockEndpoints } from "./belle-alliance/club-stock";
import { editionEndpoints } from "./belle-alliance/editions";
import { gameResultEndpoints } from "./belle-alliance/game-results";
import { groundEndpoints } from "./belle-alliance/ground";
import { groundMapEndpoints } from "./belle-alliance/ground-maps";
import { orderOfBattleEndpoints } from "./belle-alliance/import";
import { packEndpoints } from "./belle-alliance/packs";
import { pictureEndpoints } from "./belle-alliance/pictures";
import { resultPictureEndpoints } from "./belle-alliance/result-pictures";
import { rulesAnswersEndpoints } from "./belle-alliance/rules-answers";
import { scenarioExports } from "./belle-alliance/scenario-exports";
import { scenarioGameEndpoints } from "./belle-alliance/scenario-games";
import { seatEndpoints } from "./belle-alliance/seats";
import { sightEndpoints } from "./belle-alliance/sight";
import { tracedMap } from "./belle-alliance/traced-map";
import { umpireMoveEndpoints } from "./belle-alliance/umpire-moves";
import { alteredRowsOfList } from "./bogowie-wojny/altered-rows";
import { battlefieldEndpoints } from "./bogowie-wojny/battlefield";
import { bookChangesOfList } from "./bogowie-wojny/book-changes";
import { clubFormatEndpoints } from "./bogowie-wojny/club-formats";
import { eventEndpoints } from "./bogowie-wojny/events";
import { fieldArmyOfOneList } from "./bogowie-wojny/field-army";
import { gameFieldEndpoints } from "./bogowie-wojny/game-field";
import { gameRosterEndpoints } from "./bogowie-wojny/game-rosters";
import { gameEndpoints } from "./bogowie-wojny/games";
import { linkedBooks } from "./bogowie-wojny/linked-books";
import { readListFromFile } from "./bogowie-wojny/list-file";
import { bogowieWojnyOddsEndpoints } from "./bogowie-wojny/odds";
import { gameRosterAsPdf, rosterAsPdf } from "./bogowie-wojny/roster";
import { rosterExports } from "./bogowie-wojny/roster-exports";
import { listView } from "./bogowie-wojny/roster-view";
import { submissionEndpoints } from "./bogowie-wojny/submissions";
import { checkEndpoints } from "./document/check";
import { collectionEndpoints } from "./document/collection";
import { documentEndpoints } from "./document/document";
import { historyEndpoints } from "./document/history";
import { dismissNews, releaseNews } from "./document/release-news";
import { schemaFile } from "./document/schemas";
import { cardPictures } from "./kinds/card-pictures";
import { commentEndpoints, singleCommentEndpoints } from "./kinds/comments";
import { sharedEndpoints } from "./kinds/documents-by-link";
import { mapExports } from "./kinds/map-exports";
import { bogowieWojnySheets, referenceSheets, scenarioReference } from "./kinds/reference";
import { rulesEndpoints } from "./kinds/rules";
import { scenarioPictures } from "./kinds/scenario-pictures";
import { scenarioView } from "./kinds/scenario-view";
import { sentFiles } from "./kinds/sent-files";
import { openApi } from "./openapi";
import { clubMemberEndpoints } from "./people/club-members";
import { clubEndpoints } from "./people/clubs";
import { documentInvitationEndpoints, documentPeopleEndpoints } from "./people/document-people";
import { ownSessionEndpoints } from "./people/own-sessions";
import { recoveryEndpoints } from "./people/recovery";
import { linkEndpoints } from "./people/share-links";
import { userEndpoints } from "./people/users";
import { press } from "./press";

const ofKind = <Kind extends DocumentKind>(kind: Kind) =>
  [
    ...collectionEndpoints(kind),
    ...checkEndpoints(kind),
    ...documentEndpoints(kind),
    ...linkEndpoints(kind),
    ...documentPeopleEndpoints(kind),
    ...commentEndpoints(kind),
    dismissNews(kind),
    ...historyEndpoints(kind),
  ] as const;

const ofAccounts = [...userEndpoints, ...ownSessionEndpoints, ...recoveryEndpoints] as const;

const others = [
  ...clubEndpoints,
  ...clubMemberEndpoints,
  ...clubFormatEndpoints,
  ...clubStockEndpoints,
  ...documentInvitationEndpoints,
  ...singleCommentEndpoints,
  releaseNews,
  ...gameEndpoints,
  ...gameRosterEndpoints,
  ...eventEndpoints,
  ...submissionEndpoints,
  ...gameFieldEndpoints,
  scenarioView,
  ...scenarioGameEndpoints,
  ...umpireMoveEndpoints,
  ...gameResultEndpoints,
  ...resultPictureEndpoints,
  ...seatEndpoints,
  bookChangesOfList,
  alteredRowsOfList,
  fieldArmyOfOneList,
  linkedBooks,
  ...editionEndpoints,
  ...packEndpoints,
  press,
  ...scenarioExports,
  ...pictureEndpoints,
  ...tracedMap,
  ...scenarioPictures,
  ...mapExports,
  ...groundMapEndpoints,
  listView,
  readListFromFile,
  rosterAsPdf,
  gameRosterAsPdf,
  ...rosterExports,
  ...sharedEndpoints,
  ...cardPictures,
  ...sentFiles,
  referenceSheets,
  bogowieWojnySheets,
  scenarioReference,
  ...rulesEndpoints,
  ...rulesAnswersEndpoints,
  ...sightEndpoints,
  ...bogowieWojnyOddsEndpoints,
  ...orderOfBattleEndpoints,
  ...groundEndpoints,
  ...battlefieldEndpoints,
  schemaFile,
] as const;

const described: readonly Endpoint[] = [
  ...ofAccounts,
  ...DOCUMENT_KINDS.flatMap<Endpoint>(ofKind),
  ...others,
];

/** Every endpoint of the API, served by its one route and described by `openapi.json`. */
export const ALL_ENDPOINTS: readonly Endpoint[] = [...described, openApi(described)];

type OfKind<Kind> = Kind extends DocumentKind ? ReturnType<typeof ofKind<Kind>>[number] : never;

/** The type of every endpoint, for the browser's client (`app/_client`). */
export type AnyEndpoint = (typeof ofAccounts | typeof others)[number] | OfKind<DocumentKind>;
