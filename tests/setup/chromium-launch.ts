import { chromium, type LaunchOptions } from "@playwright/test";
import { findChromium } from "../../lib/cli/chromium.ts";

/**
 * Features of Chromium that take time and that no test uses: the suggestions below its address bar are separate pages,
 * and loading them took as long as loading the page under test. This list replaces Playwright's own, which makes up the
 * rest of it.
 */
const UNUSED_FEATURES = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "WebUIOmniboxFullPopup",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
  "PreconnectToSearch",
  "ThirdPartyStoragePartitioning",
];

/** How the tests start Chromium. Throws if there is none. */
export async function chromiumLaunch(): Promise<LaunchOptions> {
  return {
    // Chromium sets this variable itself while other threads read the environment, which crashed two starts in seventy.
    env: { ...process.env, FC_FONTATIONS: "1" },
    executablePath: await findChromium(chromium.executablePath()),
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      `--disable-features=${UNUSED_FEATURES.join(",")}`,
    ],
  };
}
