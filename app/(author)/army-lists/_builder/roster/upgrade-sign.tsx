import {
  Building2,
  Clock,
  Dices,
  EyeOff,
  Flag,
  House,
  type LucideIcon,
  Mountain,
  RefreshCw,
  Sparkles,
  Star,
  Swords,
  Trees,
  TrendingUp,
  Truck,
  UserPlus,
  Waypoints,
} from "lucide-react";
import type { Upgrade } from "@/lib/rules/bogowie-wojny/tables/upgrades";

const SIGNS: Readonly<Record<Upgrade, LucideIcon>> = {
  "redraw-commander": RefreshCw,
  "extra-general": UserPlus,
  "army-morale-level": TrendingUp,
  "built-up-1": House,
  "built-up-2": Building2,
  "difficult-ground": Waypoints,
  wood: Trees,
  hill: Mountain,
  providence: Sparkles,
  "first-initiative": Dices,
  "seize-initiative": Flag,
  "delay-artillery": Clock,
  ambush: EyeOff,
  "linear-works": Swords,
  redoubt: Star,
  "ammunition-train": Truck,
};

/** A small picture of an upgrade, beside its name. */
export function UpgradeSign({ upgrade }: { readonly upgrade: Upgrade }) {
  const Sign = SIGNS[upgrade];
  return <Sign className="ic" aria-hidden />;
}
