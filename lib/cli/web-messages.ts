/** The message that tells a web process how to serve. */
export interface ServeOrder {
  readonly kind: "serve";
  readonly mode: "start" | "dev";
  readonly host: string;
  readonly port: number;
  /** Variables set in addition to the process's own environment. */
  readonly environment: Readonly<Record<string, string>> & { readonly DATABASE_URL: string };
}

/** Messages from the service's first process to a web process. */
export type ToWeb =
  | ServeOrder
  | { readonly kind: "metrics"; readonly id: number; readonly text: string };

/** Messages from a web process to the first process. */
export type ToPrimary =
  | { readonly kind: "loaded" }
  /** Sent again and again: the event loop turns. */
  | { readonly kind: "alive" }
  | { readonly kind: "ask-metrics"; readonly id: number };
