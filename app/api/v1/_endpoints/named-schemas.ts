import type { z } from "zod";
import { acceptanceSchema } from "@/lib/domain/document/acceptance-schema";
import { findingSchema } from "@/lib/domain/document/check-report";

import { patchOperationSchema, patchSchema } from "@/lib/domain/document/patch";

import {
  idSchema,
  languageSchema,
  nameOrNoneSchema,
  nameSchema,
  yearsSchema,
} from "@/lib/domain/document/primitives";
import { newShareLinkSchema } from "@/lib/domain/people/share-link";
import { releaseSchema } from "@/lib/usecases/documents/release-document";
import { visibilitySchema } from "@/lib/usecases/documents/set-visibility";
import { problemSchema, storedSchema, versionedSchema } from "./answer-schemas";
import { reportSchema } from "./check";
import { itemSchema, pageSchema } from "./collection";
import {
  releasedSchema,
  releaseListSchema,
  releaseRowSchema,
  revisionPageSchema,
  revisionSchema,
} from "./history";
import { NAMED_ARMY_SCHEMAS } from "./named-army-schemas";
import { NAMED_PLAY_SCHEMAS } from "./named-play-schemas";
import { NAMED_RULE_SCHEMAS } from "./named-rule-schemas";
import { NAMED_SCENARIO_SCHEMAS } from "./named-scenario-schemas";
import { sessionSchema } from "./own-sessions";
import { answeredLinkSchema, linkListSchema } from "./share-links";
import { changesSchema, sittingPageSchema, sittingSchema } from "./sittings";
import { tokenSchema, userSchema } from "./users";

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
  Released: releasedSchema,
  ReleaseList: releaseListSchema,
  Sitting: sittingSchema,
  SittingPage: sittingPageSchema,
  Changes: changesSchema,
  ShareLink: answeredLinkSchema,
  NewShareLink: newShareLinkSchema,
  ShareLinkList: linkListSchema,
  User: userSchema,
  Token: tokenSchema,
  Session: sessionSchema,
  ...NAMED_RULE_SCHEMAS,
  ...NAMED_PLAY_SCHEMAS,
  ...NAMED_ARMY_SCHEMAS,
  ...NAMED_SCENARIO_SCHEMAS,
};
