import { useTranslations } from "next-intl";
import { AcceptedTitle, AllClear } from "@/app/(author)/_editor/drawer";
import { useCheck } from "./check-context";
import { AcceptedItem, FindingItem } from "./finding-item";
import { acceptedKey, findingKey } from "./finding-key";
import { StaleCheck } from "./stale-check";

/** Every finding of the scenario, open and accepted. */
export function DrawerList() {
  const t = useTranslations("desk.drawer");
  const { findings, accepted } = useCheck();
  return (
    <>
      <StaleCheck />
      {findings.length === 0 && <AllClear>{t("clear")}</AllClear>}
      <ul>
        {findings.map((finding) => (
          <FindingItem key={findingKey(finding)} finding={finding} />
        ))}
      </ul>
      {accepted.length > 0 && (
        <>
          <AcceptedTitle>{t("accepted", { count: accepted.length })}</AcceptedTitle>
          <ul>
            {accepted.map((each) => (
              <AcceptedItem key={acceptedKey(each)} accepted={each} />
            ))}
          </ul>
        </>
      )}
    </>
  );
}
