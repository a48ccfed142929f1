import type { MemberContext } from "@/lib/auth/actor";
import type { GroundMap } from "@/lib/domain/belle-alliance/ground-map/ground-map";
import {
  hiddenGround,
  publishedGround,
} from "@/lib/domain/belle-alliance/ground-map/published-ground";
import { GrundlagError } from "@/lib/domain/document/error-code";
import { belleAllianceScenario } from "@/lib/domain/kinds/belle-alliance-scenario";
import { canEditDocument } from "@/lib/domain/people/permissions";
import { createDocument } from "@/lib/usecases/document/create-document";
import { replaceDocument } from "@/lib/usecases/document/replace-document";
import { guardedDocument } from "@/lib/usecases/guard";

interface Publishing {
  readonly scenarioId: string;
  /** Title of a new map; null takes the scenario's. */
  readonly title: string | null;
  /** One of the user's maps, which gets this ground as its next version; null creates a new map. */
  readonly mapId: string | null;
  /** Ids of ground hidden from a side that should be on the map nevertheless. */
  readonly shown: readonly string[];
}

/** The map, and the facts that a copy of it credits. */
interface PublishedGround {
  readonly id: string;
  readonly version: number;
  readonly title: string;
  readonly author: string;
  readonly isNew: boolean;
}

/**
 * Makes a private map of a scenario's ground, with credit, or stores the ground as the next version of one of the
 * user's maps, whose title, notes, sources and credits stay the same. Errors: `not-found`; `forbidden`;
 * `invalid-document` for a shape that is not hidden or a map of the other game; `too-many-documents`;
 * `stale-version`.
 */
export async function publishGround(
  context: MemberContext,
  { scenarioId, title, mapId, shown }: Publishing,
): Promise<PublishedGround> {
  const key = { kind: "scenario", id: scenarioId } as const;
  const stored = await guardedDocument(context, key, canEditDocument);
  const { owner, version } = stored;
  const document = belleAllianceScenario(stored.document);
  const hidden = new Set(hiddenGround(document).map(({ id }) => id));
  shown.forEach((id, i) => {
    if (!hidden.has(id)) throw invalid(`/shown/${i}`, `The scenario hides no ground "${id}".`);
  });
  const origin = {
    kind: "scenario" as const,
    id: scenarioId,
    title: document.title,
    author: owner.name,
    version,
  };
  const made = publishedGround(document, {
    title: title ?? document.title,
    origin,
    shown: new Set(shown),
  });
  const { name: author } = context.actor;
  if (mapId !== null) return { ...(await publishedAgain(context, mapId, made)), author };
  const created = await createDocument(context, { kind: "map", json: made });
  return { ...created, title: made.title, author };
}

async function publishedAgain(context: MemberContext, id: string, made: GroundMap) {
  const key = { kind: "map", id } as const;
  const before = await guardedDocument(context, key, canEditDocument);
  if (before.document.system !== "belle-alliance") {
    throw invalid("/mapId", `The map "${id}" is for Bogowie Wojny; name one for Belle Alliance.`);
  }
  const { origin = made.map.origin } = before.document.map;
  const map = { ...made.map, ...(origin && { origin }) };
  const json: GroundMap = { ...before.document, settings: made.settings, map };
  const stored = await replaceDocument(context, { ...key, expected: before.version, json });
  return { ...stored, title: json.title, isNew: false };
}

function invalid(path: string, message: string): GrundlagError {
  return new GrundlagError("invalid-document", message, [{ path, code: "unknown-id", message }]);
}
