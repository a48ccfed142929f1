import type { z } from "zod";
import { acceptanceSchema } from "@/lib/domain/document/acceptance-schema";
import { findingSchema } from "@/lib/domain/document/check-report";
import { newCommentSchema } from "@/lib/domain/document/comment";
import { patchOperationSchema, patchSchema } from "@/lib/domain/document/patch";
import {
  idSchema,
  languageSchema,
  nameOrNoneSchema,
  nameSchema,
  pointCmSchema,
  yearsSchema,
} from "@/lib/domain/document/primitives";
import { translationSchema } from "@/lib/domain/document/translations/translations-schema";
import { schemaOf } from "@/lib/domain/kinds/parse-document";
import { clubDetailsSchema } from "@/lib/domain/people/club";
import { newShareLinkSchema } from "@/lib/domain/people/share-link";
import { releaseSchema } from "@/lib/usecases/document/release-document";
import { visibilitySchema } from "@/lib/usecases/document/set-visibility";
import { problemSchema, storedSchema, versionedSchema } from "../answer-schemas";
import { BELLE_ALLIANCE_SCHEMAS } from "../belle-alliance/named-schemas";
import { BOGOWIE_WOJNY_SCHEMAS } from "../bogowie-wojny/named-schemas";
import { reportSchema } from "../document/check";
import { itemSchema, pageSchema } from "../document/collection";
import { changesSchema, editSessionPageSchema, editSessionSchema } from "../document/edit-sessions";
import {
  releasedSchema,
  releaseListSchema,
  releaseRowSchema,
  revisionPageSchema,
  revisionSchema,
} from "../document/history";
import { releaseNewsSchema } from "../document/release-news";
import { clubSchema, invitationSchema, memberSchema, ownClubSchema } from "../people/club-schemas";
import {
  documentInvitationSchema,
  invitedSchema,
  peopleSchema,
  visitedSchema,
} from "../people/document-people";
import { sessionSchema } from "../people/own-sessions";
import { answeredLinkSchema, linkListSchema } from "../people/share-links";
import { tokenSchema, userSchema } from "../people/users";
import { commentPageSchema, commentSchema, reportedCommentSchema } from "./comments";
import { NAMED_RULE_SCHEMAS } from "./named-rule-schemas";

/**
 * The schemas that `openapi.json` describes once, by name: those used in several places, or needed by name in
 * clients.
 */
export const NAMED_SCHEMAS: Readonly<Record<string, z.ZodType>> = {
  Problem: problemSchema,
  Id: idSchema,
  Name: nameSchema,
  NameOrNone: nameOrNoneSchema,
  Language: languageSchema,
  Years: yearsSchema,
  Version: versionedSchema,
  Stored: storedSchema,
  Finding: findingSchema,
  AcceptedFinding: acceptanceSchema,
  CheckReport: reportSchema,
  PatchOperation: patchOperationSchema,
  Patch: patchSchema,
  ListedDocument: itemSchema,
  DocumentPage: pageSchema,
  Visibility: visibilitySchema,
  Revision: revisionSchema,
  RevisionPage: revisionPageSchema,
  Release: releaseRowSchema,
  NewRelease: releaseSchema,
  ReleaseNews: releaseNewsSchema,
  Released: releasedSchema,
  ReleaseList: releaseListSchema,
  Sitting: editSessionSchema,
  SittingPage: editSessionPageSchema,
  Changes: changesSchema,
  ShareLink: answeredLinkSchema,
  NewShareLink: newShareLinkSchema,
  ShareLinkList: linkListSchema,
  User: userSchema,
  Token: tokenSchema,
  Session: sessionSchema,
  Club: clubSchema,
  ClubDetails: clubDetailsSchema,
  OwnClub: ownClubSchema,
  ClubMember: memberSchema,
  Invitation: invitationSchema,
  Comment: commentSchema,
  CommentPage: commentPageSchema,
  NewComment: newCommentSchema,
  ReportedComment: reportedCommentSchema,
  DocumentInvitation: documentInvitationSchema,
  DocumentPeople: peopleSchema,
  DocumentVisits: visitedSchema,
  InvitedToDocument: invitedSchema,
  Translation: translationSchema,
  PointCm: pointCmSchema,
  Map: schemaOf("map"),
  AnyScenario: schemaOf("scenario"),
  ...NAMED_RULE_SCHEMAS,
  ...BOGOWIE_WOJNY_SCHEMAS,
  ...BELLE_ALLIANCE_SCHEMAS,
};
