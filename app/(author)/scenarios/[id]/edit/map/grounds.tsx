import { useTranslations } from "next-intl";
import { Facts } from "@/app/_ui/facts";
import type { TerrainEffect } from "@/lib/rules/belle-alliance/terrain-effect";

interface GroundsProps {
  readonly effect: TerrainEffect;
  /** The part of the shape, if not all of it. */
  readonly where?: string;
}

/** What a shape's ground means for marching and firing. */
export function Grounds({ effect, where }: GroundsProps) {
  const ba = useTranslations("belleAlliance");
  if (!effect.difficult && !effect.noRicochet) return null;
  return (
    <Facts>
      {where && <span>{where}</span>}
      {effect.difficult && (
        <span>
          {ba("term.difficult")} <span className="rule-no">2.3.7</span>
        </span>
      )}
      {effect.noRicochet && (
        <span>
          {ba("term.noRicochet")} <span className="rule-no">3.4.5</span>
        </span>
      )}
    </Facts>
  );
}
