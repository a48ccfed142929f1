/** Geoman adds itself to the page's global `L`, which Leaflet sets: Leaflet goes first. */
import { Marker } from "leaflet";
import "@geoman-io/leaflet-geoman-free";

/** Handles are for a pointer; who uses keys has the table of corners, and no forty unnamed buttons. */
Marker.mergeOptions({ keyboard: false });
