import { fileURLToPath } from "node:url";
import type { NextConfig } from "next";
import createNextIntlPlugin from "next-intl/plugin";

const root = fileURLToPath(new URL(".", import.meta.url));

const config: NextConfig = {
  agentRules: false,
  // lib/http/compress-answers.ts does it, with Brotli and for the API, too.
  compress: false,
  poweredByHeader: false,
  reactStrictMode: true,
  // Each page is loaded when it is first asked for: all of them beforehand would hold up the first by 0.7 s.
  experimental: { preloadEntriesOnStart: false },
  turbopack: { root },
  // Native programs and packages that read their own files at run time: left to Node.
  serverExternalPackages: [
    "@myriaddreamin/typst-ts-node-compiler",
    "@node-rs/argon2",
    "@prisma/adapter-pg",
    "pg",
  ],
  // What `proxy.ts` passes by.
  headers: async () =>
    ["/_next/:path*", "/healthz", "/readyz", "/favicon.ico"].map((source) => ({
      source,
      headers: [{ key: "X-Content-Type-Options", value: "nosniff" }],
    })),
};

export default createNextIntlPlugin("./lib/i18n/request.ts")(config);
