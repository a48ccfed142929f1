import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { currentContext } from "@/app/_frame/current-context";
import { notFoundPage } from "@/app/_frame/not-found-page";
import { readClubFormat } from "@/lib/usecases/bogowie-wojny/event/read-club-format";
import { FormatForm } from "../../../../_format/format-form";
import { FormatPage } from "../../../../_format/format-page";
import { ownClub } from "../../../../own-club";

interface Props {
  readonly params: Promise<{ slug: string; id: string }>;
}

export async function generateMetadata(): Promise<Metadata> {
  return {
    title: (await getTranslations("clubFormat.form"))("editTitle"),
    robots: { index: false, follow: false },
  };
}

/** The page for changing a club's format, for its organisers. */
export default async function EditFormatPage({ params }: Props) {
  const { slug, id } = await params;
  const context = await currentContext();
  const club = await ownClub(context, slug);
  const { version, format } = await readClubFormat(context, { slug, id }).catch(notFoundPage);
  const t = await getTranslations("clubFormat.form");
  return (
    <FormatPage club={club} title={t("editTitle")} lead={t("editLead")}>
      <FormatForm slug={slug} published={{ id, version, format }} sources={null} />
    </FormatPage>
  );
}
