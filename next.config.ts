import { fileURLToPath } from "node:url";
import type { NextConfig } from "next";
import createNextIntlPlugin from "next-intl/plugin";

const root = fileURLToPath(new URL(".", import.meta.url));

const config: NextConfig = {
  agentRules: false,
  poweredByHeader: false,
  reactStrictMode: true,
  turbopack: { root },
  // Native programs and packages that read their own files at run time: left to Node.
  serverExternalPackages: [
    "@myriaddreamin/typst-ts-node-compiler",
    "@node-rs/argon2",
    "@prisma/adapter-pg",
    "pg",
  ],
};

export default createNextIntlPlugin("./lib/i18n/request.ts")(config);
