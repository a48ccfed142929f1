import { fileURLToPath } from "node:url";
import createNextIntlPlugin from "next-intl/plugin";

const root = fileURLToPath(new URL(".", import.meta.url));

/** @type {import("next").NextConfig} */
const config = {
  agentRules: false,
  // lib/http/server/compress-answers.ts does it, with Brotli and for the API, too.
  compress: false,
  poweredByHeader: false,
  reactStrictMode: true,
  // `npm run check` and `npm run verify` check them once, for tests and commands too.
  typescript: { ignoreBuildErrors: true },
  // Each page is loaded when it is first asked for: all of them beforehand would hold up the first by 0.7 s.
  experimental: { preloadEntriesOnStart: false },
  turbopack: { root },
  // Native programs and packages that read their own files at run time: left to Node.
  serverExternalPackages: [
    "@myriaddreamin/typst-ts-node-compiler",
    "@node-rs/argon2",
    "@prisma/adapter-pg",
    "pg",
    "piscina",
  ],
  // What `proxy.ts` passes by.
  headers: async () => {
    const headers = [{ key: "X-Content-Type-Options", value: "nosniff" }];
    const paths = ["/_next/:path*", "/healthz", "/readyz", "/favicon.ico"];
    return [
      ...paths.map((source) => ({ source, headers })),
      { source: "/:path*", has: [{ type: "header", key: "rsc" }], headers },
    ];
  },
};

export default createNextIntlPlugin("./lib/i18n/request.ts")(config);
