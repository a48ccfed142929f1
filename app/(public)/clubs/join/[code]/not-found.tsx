import { getTranslations } from "next-intl/server";
import { NothingHere } from "@/app/_ui/nothing-here";

/** An invitation that has ended, or that never was: nobody learns which who did not have it. */
export default async function NoSuchInvitationPage() {
  const t = await getTranslations("club.join");
  return <NothingHere title={t("goneTitle")} text={t("goneText")} />;
}
