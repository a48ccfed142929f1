import { useTranslations } from "next-intl";

interface RuleNoProps {
  /** The number of a paragraph, "1.1.9", a table's code, "T21", or "foreword". */
  readonly rule: string;
}

/** The number of a rule in the margin; a table's number is linked to the table. */
export function RuleNo({ rule }: RuleNoProps) {
  const table = tableOf(rule);
  if (table === null) {
    return (
      <span className="rule-no">
        <RuleRef rule={rule} />
      </span>
    );
  }
  return (
    <a
      className="rule-no"
      href={`/rules/belle-alliance/tables/${table}`}
      target="_blank"
      rel="noopener"
    >
      <RuleRef rule={rule} />
    </a>
  );
}

/** The number of a rule or table in the reader's language, unstyled. */
export function RuleRef({ rule }: RuleNoProps) {
  const t = useTranslations("common");
  const table = tableOf(rule);
  if (table !== null) return t("tableRef", { n: table });
  return rule === FOREWORD ? t("foreword") : rule;
}

/** The rule book's foreword, which has no number. */
const FOREWORD = "foreword";

function tableOf(rule: string): string | null {
  return /^T(\d+)$/.exec(rule)?.[1] ?? null;
}
