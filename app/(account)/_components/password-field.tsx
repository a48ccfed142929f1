"use client";

import { Eye, EyeOff } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { IconButton } from "@/app/_ui/button";
import { AccountField, type AccountFieldProps } from "./account-field";

/** A password field that can show what was typed. */
export function PasswordField(props: Omit<AccountFieldProps, "type">) {
  const t = useTranslations("account");
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <div className="password">
      <AccountField {...props} type={isShown ? "text" : "password"} isRequired />
      <IconButton
        label={isShown ? t("hidePassword") : t("showPassword")}
        aria-pressed={isShown}
        onPress={() => setShown(!isShown)}
      >
        <Icon className="ic" aria-hidden />
      </IconButton>
    </div>
  );
}
