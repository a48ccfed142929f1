import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { connection } from "next/server";
import { getTranslations } from "next-intl/server";
import { ClientMessages } from "@/app/_ui/client-messages";
import { Samples } from "./_patterns/samples";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("patterns"))("title"), robots: { index: false } };
}

/** Every component in every state, for development; not served otherwise. */
export default async function PatternsPage() {
  await connection();
  if (process.env.NODE_ENV !== "development" && !process.env.SHOW_PATTERNS) notFound();
  const t = await getTranslations("patterns");
  return (
    <main id="main" className="mx-auto grid max-w-page grid-cols-1 gap-6 px-4 py-5 tablet:px-6">
      <header>
        <h1>{t("title")}</h1>
        <p className="text-ink-3">{t("note")}</p>
      </header>
      <ClientMessages namespaces={["patterns"]}>
        <Samples />
      </ClientMessages>
    </main>
  );
}
