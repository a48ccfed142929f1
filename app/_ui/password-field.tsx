"use client";

import { Eye, EyeOff } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { IconButton } from "./button";
import { FormField, type FormFieldProps } from "./form-field";

/** A password field that can reveal its text. */
export function PasswordField(props: Omit<FormFieldProps, "type">) {
  const t = useTranslations("common.password");
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    // The eye button is inside the field, below its label.
    <div className="relative [&_input]:pe-11">
      <FormField {...props} type={isShown ? "text" : "password"} isRequired />
      <IconButton
        label={isShown ? t("hide") : t("show")}
        aria-pressed={isShown}
        className="absolute end-0 top-[calc(var(--text-xs)*var(--leading-normal)+var(--spacing)*0.75)]"
        onPress={() => setShown(!isShown)}
      >
        <Icon aria-hidden />
      </IconButton>
    </div>
  );
}
