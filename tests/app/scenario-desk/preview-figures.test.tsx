import { NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PreviewFigures } from "@/app/(author)/scenarios/[id]/edit/print/preview-figures";
import { viewFor } from "@/lib/domain/belle-alliance/scenario/view-for";
import { LANGUAGES } from "@/lib/domain/document/language";
import { loadPageMessages } from "@/lib/i18n/messages";
import { formation, scenario, side, unit } from "../../lib/domain/belle-alliance/scenario/build";

const battle = scenario({
  sides: [side("reds", { formations: [formation("f", { units: [unit("u", { type: null })] })] })],
});

test.each(LANGUAGES)("figures of an open type are listed in words in %s", (language) => {
  const { figuresNeeded } = viewFor(battle, { for: "umpire" });
  const markup = renderToStaticMarkup(
    <NextIntlClientProvider locale={language} messages={loadPageMessages(language)} timeZone="UTC">
      <PreviewFigures figures={figuresNeeded} language={language} />
    </NextIntlClientProvider>,
  );
  const open = { en: "to be decided", da: "ikke afgjort", pl: "do ustalenia" }[language];
  expect(markup.replaceAll("\u00a0", " ")).toContain(open);
});
