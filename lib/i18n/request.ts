import { cookies, headers } from "next/headers";
import { getRequestConfig } from "next-intl/server";
import { LOCALE_COOKIE, localeFrom } from "./locale";
import { loadPageMessages } from "./messages";
import { readyMessages } from "./ready-messages";

/** Language and messages of one request. Times are shown in UTC, since only the browser knows its own time zone. */
export default getRequestConfig(async () => {
  const locale = localeFrom({
    cookie: (await cookies()).get(LOCALE_COOKIE)?.value,
    acceptLanguage: (await headers()).get("accept-language"),
  });
  return { locale, messages: readyMessages(loadPageMessages(locale)), timeZone: "UTC" };
});
