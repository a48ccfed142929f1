import { boxContains } from "@/lib/terrain/box";
import { leads } from "./report";
import type { Seat } from "./seat";
import { partOf, type Sector } from "./sector";
import type { UmpireView } from "./umpire-view";

/**
 * What of a game concerns a sector: the seats of its sides, or those whose troops stand in its part of the table, with
 * their orders, messages and troops to place, and what arrives there. What no seat is named for concerns all.
 */
export function inSector<View extends UmpireView>(view: View, sector: Sector): View {
  const seats = seatsOf(view, sector);
  const part = partOf(sector);
  const { orders, messages, notices, placings } = view;
  const messageIds = new Set<string>();
  const concerned = messages.filter(({ id, from, to }) => {
    const isIt = (from !== null && seats.has(from)) || seats.has(to);
    if (isIt) messageIds.add(id);
    return isIt;
  });
  return {
    ...view,
    orders: orders.filter(({ seatId }) => seats.has(seatId)),
    messages: concerned,
    placings: placings.filter(({ seatId }) => seats.has(seatId)),
    notices: {
      ...notices,
      withoutOrders: notices.withoutOrders.filter((id) => seats.has(id)),
      underWay: notices.underWay.filter((id) => messageIds.has(id)),
      arrivals: notices.arrivals.filter(({ sideId, entry }) =>
        "sides" in sector ? sector.sides.includes(sideId) : part && boxContains(part, entry),
      ),
    },
  };
}

function seatsOf({ seats, scenario, units }: UmpireView, sector: Sector): Set<string> {
  const part = partOf(sector);
  const there = new Set(
    part
      ? scenario.map.units.filter((unit) => boxContains(part, [unit.xCm, unit.yCm])).map(idOf)
      : [],
  );
  const within = units.filter(({ id }) => there.has(id));
  const concerns = (seat: Seat) =>
    "sides" in sector
      ? "side" in seat.place && sector.sides.includes(seat.place.side)
      : within.some((unit) => leads(seat, unit));
  return new Set(seats.filter(concerns).map(idOf));
}

const idOf = ({ id }: { readonly id: string }) => id;
