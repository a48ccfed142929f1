import "../../games.css";
import "../../../_battlefield/battlefield.css";
import "../../field.css";
import type { Metadata } from "next";
import Link from "next/link";
import { getTranslations } from "next-intl/server";
import { cache } from "react";
import { Footer } from "@/app/_frame/footer";
import { onlyFound } from "@/app/_frame/only-found";
import { ClientMessages } from "@/app/_ui/client-messages";
import { currentContext } from "@/lib/auth/session-gate";
import { readField } from "@/lib/usecases/games/read-field";
import { FieldActions } from "../../_field/field-actions";
import { FieldSetUp } from "../../_field/field-set-up";
import { toWire } from "../../_table/wire";

interface Props {
  readonly params: Promise<{ id: string }>;
}

const load = cache(async (id: string) =>
  readField(await currentContext(), { id }).catch(onlyFound),
);

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { title } = await load((await params).id);
  const t = await getTranslations("fieldSetUp");
  return { title: t("pageTitle", { title }), robots: { index: false } };
}

/** The battlefield of a game at the table, set up by its two players; whoever has the link looks on. */
export default async function GameFieldPage({ params }: Props) {
  const view = await load((await params).id);
  const t = await getTranslations("fieldSetUp");
  return (
    <>
      <main id="main" className="page gamepage setuppage">
        <header>
          <p>
            <Link href={`/games/${view.gameId}`}>{t("back")}</Link>
          </p>
          <h1>{t("heading")}</h1>
          {view.mine.length === 2 && <p className="quiet">{t("sameDevice")}</p>}
        </header>
        <ClientMessages namespaces={["fieldSetUp", "battlefield", "errors"]}>
          <FieldSetUp view={toWire(view)} actions={<FieldActions gameId={view.gameId} />} />
        </ClientMessages>
      </main>
      <Footer />
    </>
  );
}
