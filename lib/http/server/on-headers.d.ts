/** The package carries no types of its own. */
declare module "on-headers" {
  import type { ServerResponse } from "node:http";

  /** Calls `listener` right before the headers of `response` go out. */
  export default function onHeaders(response: ServerResponse, listener: () => void): void;
}
