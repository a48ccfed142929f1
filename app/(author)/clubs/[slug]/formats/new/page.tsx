import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { currentContext, requireMember } from "@/lib/auth/session-gate";
import { listOfferedFormats } from "@/lib/usecases/bogowie-wojny/event/list-offered-formats";
import { ownLists } from "../../../../events/_form/own-lists";
import { FormatForm } from "../../../_format/format-form";
import { FormatPage } from "../../../_format/format-page";
import { ownClub } from "../../../own-club";

interface Props {
  readonly params: Promise<{ slug: string }>;
}

export async function generateMetadata(): Promise<Metadata> {
  return {
    title: (await getTranslations("clubFormat.form"))("newTitle"),
    robots: { index: false, follow: false },
  };
}

/** The page for publishing a club's format, for its organisers. */
export default async function NewFormatPage({ params }: Props) {
  const context = await currentContext();
  const club = await ownClub(context, (await params).slug);
  const t = await getTranslations("clubFormat.form");
  const sources = {
    offered: await listOfferedFormats(requireMember(context)),
    lists: await ownLists(context),
  };
  return (
    <FormatPage club={club} title={t("newTitle")} lead={t("newLead")}>
      <FormatForm slug={club.slug} published={null} sources={sources} />
    </FormatPage>
  );
}
