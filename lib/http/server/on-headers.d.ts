/** The package has no types of its own. */
declare module "on-headers" {
  import type { ServerResponse } from "node:http";

  /** Calls `listener` just before the headers of `response` are sent. */
  export default function onHeaders(response: ServerResponse, listener: () => void): void;
}
