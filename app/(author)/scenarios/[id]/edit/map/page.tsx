import { ClientMessages } from "@/app/_ui/client-messages";
import { MapDesk } from "./map-desk";

/** The desk's map: terrain in cm and units at true scale. */
export default function MapPage() {
  return (
    <ClientMessages
      namespaces={[
        "map",
        "sight",
        "pictures",
        "groundFile",
        "groundMap",
        "fieldOfFire",
        "unitMarch",
        "local",
        "errors",
        "legend",
        "belleAlliance",
      ]}
    >
      <MapDesk />
    </ClientMessages>
  );
}
