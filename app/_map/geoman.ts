/** Geoman adds itself to the page's global `L`, which Leaflet sets: Leaflet goes first. */
import "leaflet";
import "@geoman-io/leaflet-geoman-free";
