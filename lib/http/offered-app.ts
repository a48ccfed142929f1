/** A page as it was rendered, also with Brotli, and with the policy that lets in its own scripts and no other. */
export interface StoredPage {
  readonly html: Uint8Array;
  readonly brotli: Uint8Array;
  readonly policy: string;
  readonly link: string | null;
}

/** What of a reader's request decides which page they are shown: cookies and languages. */
export type ReaderHeaders = Readonly<Record<"cookie" | "accept-language", string>>;

/** What the app hands the web server in front of it: answers that need nothing of Next.js. */
export interface OfferedApp {
  /** The stored page an address leads to, by what its reader's request says of them; null for any other page. */
  readonly findPage: (address: string, headers: ReaderHeaders) => Promise<StoredPage | null>;
  /** The answer to a request below `/api/v1`. */
  readonly answerApi: (request: Request) => Promise<Response>;
}

// On the process itself: Next.js loads the app, and Node the web server in front of it.
const process_ = globalThis as typeof globalThis & { grundlagApp?: OfferedApp };

export function offerApp(app: OfferedApp): void {
  process_.grundlagApp = app;
}

/** What is offered; undefined before the app has been loaded, and while developing. */
export function offeredApp(): OfferedApp | undefined {
  return process_.grundlagApp;
}
