import { getTranslations } from "next-intl/server";
import { buttonLook } from "@/app/_ui/button-look";
import { ClientMessages } from "@/app/_ui/client-messages";
import type { MemberContext } from "@/lib/auth/actor";
import { listReleases } from "@/lib/usecases/document/list-releases";
import { listSittings } from "@/lib/usecases/document/list-sittings";
import { CompareChoice, CompareForm } from "./choice";
import { SittingOption } from "./sitting-option";

/** The number of latest sittings offered; the history lists older ones. */
const SITTINGS = 20;

interface SinceChoiceProps {
  readonly context: MemberContext;
  readonly id: string;
  readonly version: number | null;
}

/** Chooses a release or an earlier sitting to compare the user's current list with. */
export async function SinceChoice({ context, id, version }: SinceChoiceProps) {
  const t = await getTranslations("compareLists");
  const key = { kind: "army-list", id } as const;
  const [releases, { sittings }] = await Promise.all([
    listReleases(context, key),
    listSittings(context, { ...key, before: null, limit: SITTINGS }),
  ]);
  const earlier = earlierStates(sittings.map(({ states }) => states));
  if (releases.length + earlier.length === 0) return null;
  return (
    <CompareForm>
      <input type="hidden" name="a" value={id} />
      <input type="hidden" name="b" value={id} />
      <CompareChoice name="v" label={t("sinceWhen")} value={version ?? ""}>
        {releases.length > 0 && (
          <optgroup label={t("releases")}>
            {releases.map((release) => (
              <option key={release.number} value={release.version}>
                {t("release", { n: release.number, note: release.note })}
              </option>
            ))}
          </optgroup>
        )}
        {earlier.length > 0 && (
          <optgroup label={t("sittings")}>
            <ClientMessages namespaces={["compareLists"]}>
              {earlier.map((state) => (
                <SittingOption
                  key={state.version}
                  version={state.version}
                  instant={state.createdAt.toISOString()}
                />
              ))}
            </ClientMessages>
          </optgroup>
        )}
      </CompareChoice>
      <button type="submit" className={buttonLook()}>
        {t("show")}
      </button>
    </CompareForm>
  );
}

/** The last version of each sitting before the current one, and the first version of the oldest sitting shown. */
function earlierStates<State extends { readonly version: number }>(
  sittings: readonly (readonly State[])[],
): State[] {
  const [present, ...before] = sittings.flatMap((states) => states.slice(0, 1));
  const oldest = sittings.at(-1)?.at(-1);
  const known = [present, ...before].some((state) => state?.version === oldest?.version);
  return oldest === undefined || known ? before : [...before, oldest];
}
