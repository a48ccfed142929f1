import { cookies, headers } from "next/headers";
import { getRequestConfig } from "next-intl/server";
import { LOCALE_COOKIE, localeFrom } from "./locale";
import { loadPageMessages } from "./messages";

/** Language and messages of one request. Times are shown in UTC; the browser knows its own zone. */
export default getRequestConfig(async () => {
  const locale = localeFrom({
    cookie: (await cookies()).get(LOCALE_COOKIE)?.value,
    acceptLanguage: (await headers()).get("accept-language"),
  });
  return { locale, messages: loadPageMessages(locale), timeZone: "UTC" };
});
