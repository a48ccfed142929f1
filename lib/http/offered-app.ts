/** A rendered page, also compressed with Brotli, with a policy that allows only its own scripts. */
export interface StoredPage {
  readonly html: Uint8Array;
  readonly brotli: Uint8Array;
  readonly policy: string;
  readonly link: string | null;
}

/** The request headers that decide which page is shown: cookies and languages. */
export type ReaderHeaders = Readonly<Record<"cookie" | "accept-language", string>>;

/** What the app provides for the web server in front of it: answers that do not need Next.js. */
export interface OfferedApp {
  /** The stored page at an address for a reader with these headers; null for any other page. */
  readonly findPage: (address: string, headers: ReaderHeaders) => Promise<StoredPage | null>;
  /** Answers a request below `/api/v1`. */
  readonly answerApi: (request: Request) => Promise<Response>;
}

// Shared through the global object of the process, since Next.js loads the app and Node the web server in front of
// it. If the web server imported the API itself, documents, schemas and rules would be loaded a second time: measured
// after the first answer, a web process took 322 MB instead of 223 (PSS), and that answer 1.6 s instead of 0.3 s.
const process_ = globalThis as typeof globalThis & { grundlagApp?: OfferedApp };

export function offerApp(app: OfferedApp): void {
  process_.grundlagApp = app;
}

/** The app, once loaded; undefined before that and in development. */
export function offeredApp(): OfferedApp | undefined {
  return process_.grundlagApp;
}
