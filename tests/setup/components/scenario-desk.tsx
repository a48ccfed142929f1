import "@/app/globals.css";
import axe from "axe-core";
import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import { expect, inject } from "vitest";
import { locators, page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { PageLanguage } from "@/app/_ui/page-language";
import { Toasts } from "@/app/_ui/toasts";
import { CheckedDesk } from "@/app/(author)/scenarios/[id]/edit/_desk/checked-desk";
import type { DeskPart } from "@/app/(author)/scenarios/[id]/edit/_desk/desk-parts";
import type { Scenario } from "@/lib/domain/belle-alliance/scenario/scenario";
import { storedDocument } from "./memory";
import { goTo } from "./navigation";

declare module "vitest/browser" {
  interface LocatorSelectors {
    getByCss(selector: string): import("vitest/browser").Locator;
  }
}

locators.extend({ getByCss: (selector: string) => `css=${selector}` });

/** A scenario's desk as its author works on it; `stored` is what it has sent. */
export interface OpenedDesk {
  readonly stored: () => Scenario;
}

/** Opens a part of the desk with a scenario. */
export async function openDesk(
  document: Scenario,
  part: DeskPart | `${DeskPart}?at=${string}`,
  children: ReactNode,
): Promise<OpenedDesk> {
  const id = crypto.randomUUID();
  goTo(`/scenarios/${id}/edit/${part}`);
  await render(
    <NextIntlClientProvider locale="en" messages={inject("messages").en} timeZone="UTC">
      <PageLanguage locale="en">
        <CheckedDesk
          id={id}
          version={1}
          document={document}
          forkedFrom={null}
          variantOf={null}
          findingsOpen={false}
        >
          {children}
        </CheckedDesk>
        <Toasts label="Messages" dismiss="Dismiss" />
      </PageLanguage>
    </NextIntlClientProvider>,
  );
  return { stored: () => storedDocument(id) as Scenario };
}

export const inspector = () => page.getByCss("[data-pane=inspector]");

/** Rules about a whole page, which a part of one cannot follow. */
const PAGE_RULES = ["document-title", "html-has-lang", "region", "page-has-heading-one"];

/** Expects no accessibility faults by axe in what is shown. */
export async function expectAccessible(): Promise<void> {
  const rules = Object.fromEntries(PAGE_RULES.map((id) => [id, { enabled: false }]));
  const { violations } = await axe.run(document, { resultTypes: ["violations"], rules });
  const faults = violations.flatMap(({ id, nodes }) => nodes.map((n) => `${id}: ${n.target}`));
  expect(faults).toEqual([]);
}
