import { Printer } from "lucide-react";
import { getTranslations } from "next-intl/server";
import { buttonLook } from "@/app/_ui/button-look";
import type { TableSize } from "@/lib/domain/table/scene";
import { PrintFields } from "./print-fields";

interface PrintFormProps {
  /** The address of the PDF, with what else it is asked for. */
  readonly address: string;
  readonly table: TableSize;
}

/** Prints a map: a button that opens the choice of paper and scale below it. Works without script. */
export async function PrintForm({ address, table }: PrintFormProps) {
  const t = await getTranslations("battlefield.print");
  const [path = "", query] = address.split("?");
  return (
    <details className="max-tablet:flex-[1_1_100%] open:basis-full">
      <summary className={buttonLook({ className: "list-none max-tablet:w-full" })}>
        <Printer aria-hidden /> {t("open")}
      </summary>
      <form action={path} className="mt-2 grid max-w-100 gap-3 border border-rule bg-paper p-3">
        {[...new URLSearchParams(query)].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <PrintFields table={table} />
        <button
          type="submit"
          className={buttonLook({ look: "primary", className: "justify-self-start" })}
        >
          {t("make")}
        </button>
      </form>
    </details>
  );
}
