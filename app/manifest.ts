import type { MetadataRoute } from "next";
import { translatorFor } from "@/lib/i18n/translator";

/** What a device shows of the service on its home screen. It is made once, by the build. */
export default function manifest(): MetadataRoute.Manifest {
  const t = translatorFor("en", "common");
  return {
    id: "/",
    name: t("name"),
    short_name: t("name"),
    description: t("description"),
    start_url: "/desk",
    scope: "/",
    display: "browser",
    background_color: "#fdfbf5",
    theme_color: "#fdfbf5",
    icons: [
      { src: "/icon.svg", sizes: "any", type: "image/svg+xml" },
      { src: "/apple-icon.png", sizes: "180x180", type: "image/png" },
    ],
  };
}
