import "@/app/(author)/_history/history.css";
import { getTranslations } from "next-intl/server";
import { ClientMessages } from "@/app/_ui/client-messages";
import { Comparison } from "@/app/(author)/_history/comparison";
import type { ComparedList } from "@/lib/usecases/army-lists/compare-army-lists";

export interface ChangedSinceProps {
  readonly before: ComparedList;
  readonly after: ComparedList;
}

/** What became of a list since an earlier state of it, told thing by thing. */
export async function ChangedSince({ before, after }: ChangedSinceProps) {
  const t = await getTranslations("compareLists");
  return (
    <section className="changedsince">
      <h2>{t("since")}</h2>
      <h3>{t("versions", { from: before.version, to: after.version })}</h3>
      <ClientMessages namespaces={["history"]}>
        <Comparison kind="army-list" before={before.list} after={after.list} />
      </ClientMessages>
    </section>
  );
}
