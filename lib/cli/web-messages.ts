/** How the web server is to be run. */
export interface ServeOrder {
  readonly kind: "serve";
  readonly mode: "start" | "dev";
  readonly host: string;
  readonly port: number;
  /** What is set besides the process's own environment. */
  readonly environment: Readonly<Record<string, string>> & { readonly DATABASE_URL: string };
}

/** What the service's first process says to one of its web processes. */
export type ToWeb =
  | ServeOrder
  | { readonly kind: "metrics"; readonly id: number; readonly text: string };

/** What a web process says to the first one. */
export type ToPrimary =
  | { readonly kind: "loaded" }
  | { readonly kind: "ask-metrics"; readonly id: number };
