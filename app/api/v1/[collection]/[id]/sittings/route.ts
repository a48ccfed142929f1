import { byCollection } from "@/app/api/v1/_endpoints/by-collection";
import { historyEndpoints } from "@/app/api/v1/_endpoints/history";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = byCollection(historyEndpoints.sittings);
