/** Geoman extends the page's global `L`, which Leaflet sets, so Leaflet must be imported first. */
import { type Map as LeafletMap, Marker, type PM } from "leaflet";
import "@geoman-io/leaflet-geoman-free";
import "@geoman-io/leaflet-geoman-free/dist/leaflet-geoman.css";

/** Handles are only for pointers; keyboard users have the table of corners instead of forty unnamed buttons. */
Marker.mergeOptions({ keyboard: false });

interface GlobalLeaflet {
  readonly L: { readonly PM: { readonly Map: new (map: LeafletMap) => PM.PMMap } };
}

/** Geoman's tools of a map; adds them to a map created before Geoman was loaded. */
export function geomanOf(map: LeafletMap): PM.PMMap {
  if (!map.pm) {
    const { Map: Tools } = (globalThis as typeof globalThis & GlobalLeaflet).L.PM;
    map.pm = new Tools(map);
    map.pm.setGlobalOptions({});
  }
  return map.pm;
}
