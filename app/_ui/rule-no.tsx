import { useTranslations } from "next-intl";

interface RuleNoProps {
  /** A paragraph as it is numbered, "1.1.9", or a table's code, "T21". */
  readonly rule: string;
}

/** The number of a rule in the margin; tables as the reader's language shortens them. */
export function RuleNo({ rule }: RuleNoProps) {
  return (
    <span className="rule-no">
      <RuleRef rule={rule} />
    </span>
  );
}

/** The number of a rule or table in the reader's language, without a look of its own. */
export function RuleRef({ rule }: RuleNoProps) {
  const t = useTranslations("common");
  const table = /^T(\d+)$/.exec(rule)?.[1];
  return table === undefined ? rule : t("tableRef", { n: table });
}
