import path from "node:path";
import { fileURLToPath } from "node:url";
import { PHASE_PRODUCTION_SERVER } from "next/constants.js";

const root = fileURLToPath(new URL(".", import.meta.url));

/** Formats messages that were parsed beforehand (lib/i18n/ready-messages.ts), without a parser for browsers to load. */
const formatOnly = fileURLToPath(import.meta.resolve("use-intl/format-message/format-only"));

/** What browsers and devices fetch to show the service in a tab or on a home screen. */
const ICONS = ["/icon.svg", "/apple-icon.png", "/manifest.webmanifest"];

/** @type {import("next").NextConfig} */
const config = {
  agentRules: false,
  // lib/http/server/compress-answers.ts does this, with Brotli and also for the API.
  compress: false,
  poweredByHeader: false,
  // Next.js encodes pictures for anybody, and writes the addresses it is given to the log. Nothing here uses it.
  images: { unoptimized: true },
  reactStrictMode: true,
  // `npm run check` and `npm run verify` check types, including those of tests and commands.
  typescript: { ignoreBuildErrors: true },
  // Pages are loaded on first request; loading all of them at start would delay the first by 0.7 s.
  experimental: { preloadEntriesOnStart: false },
  turbopack: {
    root,
    resolveAlias: { "use-intl/format-message": `./${path.relative(root, formatOnly)}` },
  },
  // Native programs and packages that read their own files at run time: left to Node.
  serverExternalPackages: [
    "@myriaddreamin/typst-ts-node-compiler",
    "@node-rs/argon2",
    "@prisma/adapter-pg",
    "pg",
    "piscina",
  ],
  // The responses that `proxy.ts` skips.
  headers: async () => {
    const headers = [{ key: "X-Content-Type-Options", value: "nosniff" }];
    const paths = ["/_next/:path*", "/healthz", "/readyz", "/favicon.ico", ...ICONS];
    return [
      ...paths.map((source) => ({ source, headers })),
      { source: "/:path*", has: [{ type: "header", key: "rsc" }], headers },
    ];
  },
};

/** The plugin is needed to build and to develop. It loads a compiler, which a built service can do without. */
export default async function configure(phase) {
  if (phase === PHASE_PRODUCTION_SERVER) return config;
  const { default: createNextIntlPlugin } = await import("next-intl/plugin");
  return createNextIntlPlugin("./lib/i18n/request.ts")(config);
}
