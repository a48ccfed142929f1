import { getTranslations } from "next-intl/server";
import { buttonLook } from "@/app/_ui/button-look";
import { ClientMessages } from "@/app/_ui/client-messages";
import type { MemberContext } from "@/lib/auth/actor";
import { listEditSessions } from "@/lib/usecases/document/list-edit-sessions";
import { listReleases } from "@/lib/usecases/document/list-releases";
import { CompareChoice, CompareForm } from "./choice";
import { EditSessionOption } from "./edit-session-option";

/** The number of latest edit sessions offered; the history lists older ones. */
const EDIT_SESSIONS = 20;

interface SinceChoiceProps {
  readonly context: MemberContext;
  readonly id: string;
  readonly version: number | null;
}

/** Chooses a release or an earlier edit session to compare the user's current list with. */
export async function SinceChoice({ context, id, version }: SinceChoiceProps) {
  const t = await getTranslations("compareLists");
  const key = { kind: "army-list", id } as const;
  const [releases, { editSessions }] = await Promise.all([
    listReleases(context, key),
    listEditSessions(context, { ...key, before: null, limit: EDIT_SESSIONS }),
  ]);
  const earlier = earlierStates(editSessions.map(({ states }) => states));
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
                <EditSessionOption
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

/** The last version of each edit session before the current one, and the first version of the oldest edit session shown. */
function earlierStates<State extends { readonly version: number }>(
  editSessions: readonly (readonly State[])[],
): State[] {
  const [present, ...before] = editSessions.flatMap((states) => states.slice(0, 1));
  const oldest = editSessions.at(-1)?.at(-1);
  const known = [present, ...before].some((state) => state?.version === oldest?.version);
  return oldest === undefined || known ? before : [...before, oldest];
}
