import { ALL_ENDPOINTS } from "@/app/api/v1/_endpoints/all";
import { GET as answer } from "@/app/api/v1/[[...path]]/route";
import { FAILURES } from "@/lib/http/endpoint";
import { type RequestScope, withinScope } from "@/lib/log/request-scope";

const ORIGIN = "http://localhost:3000";

interface ApiCall {
  readonly method?: string;
  readonly token?: string;
  readonly json?: unknown;
  readonly headers?: Record<string, string>;
  readonly body?: BodyInit;
}

interface ApiAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly bytes: Uint8Array;
  // biome-ignore lint/suspicious/noExplicitAny: tests inspect responses of any shape.
  readonly json: any;
}

/** Calls the API, like a request to the running service; `address` is the path below `/api/v1`. */
export async function callApi(address: string, call: ApiCall = {}): Promise<ApiAnswer> {
  return readAnswer(await beginCall(address, call));
}

/** Like `callApi`, but does not read the response. Fails if the response is not one declared by the endpoint. */
export async function beginCall(address: string, call: ApiCall = {}): Promise<Response> {
  const request = makeRequest(address, call);
  const scope: RequestScope = {
    id: "",
    route: null,
    actorId: null,
    problem: null,
    reason: null,
    trouble: null,
  };
  const response = await withinScope(scope, () => answer(request));
  expectDeclared(`${request.method} ${scope.route}`, scope.problem ?? response.status);
  return response;
}

const DECLARED = new Map<string, readonly string[]>(
  ALL_ENDPOINTS.flatMap(({ method, path, formerPath, answers }) =>
    [path, formerPath].map((each) => [`${method} /api/v1${each}`, Object.keys(answers)] as const),
  ),
);

function expectDeclared(called: string, came: string | number): void {
  const declared = DECLARED.get(called.replace(/^HEAD/, "GET"));
  if (!declared || declared.includes(String(came))) return;
  if ((FAILURES as readonly unknown[]).includes(came)) return;
  throw new Error(`${called} answered ${came}, which it does not declare`);
}

function makeRequest(address: string, { method, token, json, headers, body }: ApiCall): Request {
  const all = new Headers(headers);
  if (token) all.set("authorization", `Bearer ${token}`);
  if (json !== undefined && !all.has("content-type")) all.set("content-type", "application/json");
  const content = json === undefined ? body : JSON.stringify(json);
  return new Request(`${ORIGIN}/api/v1${address}`, {
    method: method ?? (content === undefined ? "GET" : "POST"),
    headers: all,
    ...(content === undefined ? {} : { body: content, duplex: "half" }),
  });
}

async function readAnswer(response: Response): Promise<ApiAnswer> {
  const bytes = new Uint8Array(await response.arrayBuffer());
  const text = new TextDecoder().decode(bytes);
  const isJson = response.headers.get("content-type")?.includes("json") ?? false;
  const { status, headers } = response;
  return { status, headers, text, bytes, json: isJson && text ? JSON.parse(text) : undefined };
}
