"use client";

import { useTranslations } from "next-intl";
import { DataTable } from "@/app/_ui/data-table";
import { Select } from "@/app/_ui/select";
import {
  type GroundOptions,
  groupKey,
  kindOf,
} from "@/lib/domain/belle-alliance/scenario/ground-file/found-ground";
import type { ShapeGroup } from "@/lib/domain/belle-alliance/scenario/ground-file/groups";
import { TERRAIN_CHOICES } from "@/lib/domain/belle-alliance/scenario/ground-file/terrain-choices";

interface GroundGroupsProps {
  readonly groups: readonly ShapeGroup[];
  readonly options: GroundOptions;
  readonly change: (part: Partial<GroundOptions>) => void;
}

/** The shapes of a file grouped by their tags, with the kind of terrain that each group becomes. */
export function GroundGroups({ groups, options, change }: GroundGroupsProps) {
  const t = useTranslations("groundFile");
  return (
    <DataTable
      label={t("groups.title")}
      rows={groups}
      rowKey={groupKey}
      columns={[
        {
          id: "tag",
          head: t("groups.tag"),
          cell: ({ tag }) => <Tagged tag={tag} />,
        },
        { id: "form", head: t("groups.form"), cell: ({ form }) => t(`groups.forms.${form}`) },
        {
          id: "count",
          head: t("groups.count"),
          cell: ({ shapes }) => shapes.length,
          kind: "number",
        },
        {
          id: "kind",
          head: t("groups.kind"),
          cell: (group) => <KindChoice group={group} options={options} change={change} />,
        },
      ]}
    />
  );
}

/** The tag as in the file; a long one wraps after its name. */
function Tagged({ tag }: Pick<ShapeGroup, "tag">) {
  const t = useTranslations("groundFile");
  const [name, value] = tag.split("=");
  if (tag === "=") return t("groups.untold");
  return (
    <span className="wrap-break-word">
      {name}=<wbr />
      {value}
    </span>
  );
}

const LEFT_OUT = "left-out";

function KindChoice({
  group,
  options,
  change,
}: Omit<GroundGroupsProps, "groups"> & { readonly group: ShapeGroup }) {
  const t = useTranslations("groundFile");
  const legend = useTranslations("legend");
  const key = groupKey(group);
  const chosen = kindOf(group, options);
  if (group.form === "point") return <span className="text-ink-3">{t("groups.noPoints")}</span>;
  const fitting = TERRAIN_CHOICES.filter(({ form }) => group.form === "area" || form === "line");
  return (
    <Select
      label={t("groups.kindOf", { tag: group.tag })}
      labelHidden
      choices={[
        { value: LEFT_OUT, label: t("groups.leftOut") },
        ...fitting.map((choice) => ({ value: choice.key, label: legend(choice.key) })),
      ]}
      value={chosen ?? LEFT_OUT}
      onChange={(value) =>
        change({ kinds: { ...options.kinds, [key]: value === LEFT_OUT ? null : value } })
      }
    />
  );
}
