import { COLLECTION_OF, type DocumentKind } from "@/lib/domain/document/document-kind";
import type { Issue } from "@/lib/domain/document/error-code";
import type { PatchOutcome, Stored, Transport } from "./transport";

export interface Address {
  readonly kind: DocumentKind;
  readonly id: string;
}

/** The transport over the API, authenticated by the session's cookie. */
export function httpTransport<Document>({ kind, id }: Address): Transport<Document> {
  const url = `/api/v1/${COLLECTION_OF[kind]}/${id}`;
  return {
    patch: async (version, operations) => {
      const response = await request(url, {
        method: "PATCH",
        headers: {
          "content-type": "application/json-patch+json",
          "if-match": `"${version}"`,
        },
        body: JSON.stringify(operations),
      });
      return response ? outcomeOf<Document>(response) : { is: "away" };
    },
    load: async (known) => {
      const headers = new Headers();
      if (known !== undefined) headers.set("if-none-match", `"${known}"`);
      const response = await request(url, { cache: "no-store", headers });
      return response?.ok ? storedIn<Document>(response) : null;
    },
  };
}

async function request(url: string, init: RequestInit): Promise<Response | null> {
  return fetch(url, { credentials: "same-origin", ...init }).catch(() => null);
}

async function storedIn<Document>(response: Response): Promise<Stored<Document> | null> {
  const version = versionIn(response);
  const document = (await response.json().catch(() => null)) as Document | null;
  return version !== null && document ? { version, document } : null;
}

/** The version in a strong ETag, `"7"`. */
function versionIn(response: Response): number | null {
  const digits = /^"(\d+)"$/.exec(response.headers.get("etag") ?? "")?.[1];
  return digits ? Number(digits) : null;
}

async function outcomeOf<Document>(response: Response): Promise<PatchOutcome<Document>> {
  const version = versionIn(response);
  if (response.ok && version !== null)
    return { is: "saved", version, ...(await rebasedIn(response)) };
  if (response.status === 409) return conflictIn(response);
  if (response.status === 412) return { is: "stale" };
  if (response.status === 401) return { is: "signed-out" };
  if (response.status === 403 || response.status === 404) return { is: "not-allowed" };
  if (response.status >= 500 || response.status === 429 || response.ok) return { is: "away" };
  return { is: "invalid", issues: await issuesIn(response) };
}

/** The reason for a conflict: another author's change, or an account that is full. */
async function conflictIn<Document>(response: Response): Promise<PatchOutcome<Document>> {
  const issues = await issuesIn(response);
  const isFull = issues.some(({ code }) => code === "too-many-documents");
  return isFull ? { is: "invalid", issues } : { is: "stale" };
}

async function rebasedIn<Document>(response: Response): Promise<{ rebased: Document | null }> {
  const body = (await response.json().catch(() => ({}))) as { document?: Document };
  return { rebased: body.document ?? null };
}

async function issuesIn(response: Response): Promise<readonly Issue[]> {
  const problem = (await response.json().catch(() => ({}))) as {
    errors?: Issue[];
    detail?: string;
    code?: string;
  };
  const whole = { path: "", code: problem.code ?? "", message: problem.detail ?? "" };
  return problem.errors?.length ? problem.errors : [whole];
}
