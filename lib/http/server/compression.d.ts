declare module "compression" {
  import type { IncomingMessage, ServerResponse } from "node:http";
  import type { BrotliOptions } from "node:zlib";

  interface Options {
    readonly filter?: (request: IncomingMessage, response: ServerResponse) => boolean;
    readonly brotli?: BrotliOptions;
  }

  /** A middleware that compresses what is written to `response`, with an encoding that `request` accepts. */
  export default function compression(
    options?: Options,
  ): (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
}
