/** Next.js itself refuses longer calls, but with a stack trace in the log. */
const MAX_BYTES = 1_000_000;
const ACTION_ID = /^[0-9a-f]{40,42}$/;
/**
 * Names of the form fields by which a form without JavaScript calls an action: the action itself, or one with bound
 * values.
 */
const FIELD = /^\$ACTION_(?:ID_(.*)|REF_(\d+))$/;
/** Placeholders among the arguments: the form's own fields, or undefined. */
const REFERENCE = /^\$(?:K[0-9a-f]+|undefined)$/;

interface ActionFault {
  readonly status: 400 | 413;
  readonly detail: string;
}

/**
 * What is wrong with a request that calls a server action, if Next.js would answer it with a 500 or write a stack
 * trace to the log; null for a valid call and for requests that call no action.
 */
export async function actionFault(request: Request): Promise<ActionFault | null> {
  const { headers } = request;
  const id = headers.get("next-action");
  const type = headers.get("content-type")?.split(";")[0]?.trim().toLowerCase() ?? "";
  const isForm = type === "multipart/form-data";
  if (request.method !== "POST" || (id === null && !isForm)) return null;
  if (Number(headers.get("content-length")) > MAX_BYTES) {
    return { status: 413, detail: `A call of an action takes at most ${MAX_BYTES} bytes.` };
  }
  if (id !== null && !ACTION_ID.test(id)) return wrong("Next-Action names no action.");
  if (!isFromHere(headers)) return wrong("Origin is not the host that was asked.");
  if (!isForm) {
    if (type !== "text/plain") return wrong("Send the arguments as text/plain or a form.");
    return isArguments(await request.text()) ? null : wrong("The arguments are no JSON list.");
  }
  const form = await request.formData().catch(() => null);
  if (form === null) return wrong("The body is not the form its Content-Type says.");
  const isSound = id === null ? callsByField(form) : isArguments(form.get("0"));
  return isSound ? null : wrong("The form calls no action.");
}

function wrong(detail: string): ActionFault {
  return { status: 400, detail };
}

/** Whether the origin is the requested host, by the same check as in Next.js. */
function isFromHere(headers: Headers): boolean {
  const origin = headers.get("origin");
  if (origin === null || origin === "null") return true;
  const host = headers.get("x-forwarded-host")?.split(",")[0]?.trim() ?? headers.get("host");
  return URL.canParse(origin) && new URL(origin).host === host;
}

/** Whether a form calls one action whose bound values are plain values, as all our forms do. */
function callsByField(form: FormData): boolean {
  const calls = [...form.keys()].map((name) => FIELD.exec(name)).filter((found) => found !== null);
  const [, id, ref] = calls[0] ?? [];
  if (calls.length !== 1) return false;
  if (id !== undefined) return ACTION_ID.test(id);
  const bound = parsed(form.get(`$ACTION_${ref}:0`));
  if (typeof bound !== "object" || bound === null || !("id" in bound)) return false;
  if (typeof bound.id !== "string" || !ACTION_ID.test(bound.id)) return false;
  return isArguments(form.get(`$ACTION_${ref}:1`));
}

function isArguments(text: FormDataEntryValue | null): boolean {
  const list = parsed(text);
  return Array.isArray(list) && list.every(isArgument);
}

function isArgument(value: unknown): boolean {
  if (typeof value === "object" && value !== null) return false;
  return typeof value !== "string" || !/^\$[^$]/.test(value) || REFERENCE.test(value);
}

function parsed(text: FormDataEntryValue | null): unknown {
  try {
    return typeof text === "string" ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}
