import "@/app/globals.css";
import { NextIntlClientProvider } from "next-intl";
import { expect, inject, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { SizingFields } from "@/app/(author)/_sizing/sizing-fields";
import { LANGUAGES } from "@/lib/domain/document/language";
import { expectAccessible } from "@/tests/setup/components/scenario-desk";

const SIDES = ["French", "Prussians"];
const TABLE = { widthCm: 180, depthCm: 120 };

/** Opens the aid in a language, and its fields. */
async function openAid(language: (typeof LANGUAGES)[number]): Promise<void> {
  await render(
    <NextIntlClientProvider
      locale={language}
      messages={inject("messages")[language]}
      timeZone="UTC"
    >
      <main>
        <SizingFields sides={SIDES} table={TABLE} />
      </main>
    </NextIntlClientProvider>,
  );
  await page.getByRole("button").first().click();
}

async function enter(side: string, field: string, value: string): Promise<void> {
  const box = page.getByRole("group", { name: side }).getByLabelText(field, { exact: true });
  await box.fill(value);
  await userEvent.keyboard("{Tab}");
}

/** Spaces before a unit do not break. */
const said = (words: string) =>
  expect.element(page.getByText(new RegExp(words.replaceAll(" ", "\\s")))).toBeVisible();

test("the size of a game follows the armies and the umpire's own pace", async () => {
  await openAid("en");
  await said("Enter men or guns");
  await enter("French", "Units", "24");
  await enter("French", "Foot, men", "10000");
  await said("500 figures and 0 model guns");
  await said("In line, without gaps: 375 cm, 2.1 times the table’s length of 180 cm");
  await said("2 players and about 6.5 hours");
  await said(
    "40 men per figure and 20 m per cm: 250 figures, 188 cm of line .* 3.6 km of ground instead of 1.8",
  );
  await enter("Prussians", "Guns", "16");
  await said("500 figures and 4 model guns");
  await said("The wider army in line, without gaps: 375 cm");
  await page.getByLabelText("Units per player").fill("6");
  await userEvent.keyboard("{Tab}");
  await said("4 players and about 3.5 hours");
  await expectAccessible();
});

test.each(LANGUAGES)("its words are complete in %s", async (language) => {
  await openAid(language);
  const boxes = page.getByRole("textbox");
  for (const [i, value] of ["12", "6000", "800", "8"].entries()) {
    await boxes.nth(i).fill(value);
    await userEvent.keyboard("{Tab}");
  }
  await expect.element(page.getByRole("listitem").nth(6)).toBeVisible();
  await expect.element(page.getByCss("body")).not.toHaveTextContent(/sizing\./);
});
