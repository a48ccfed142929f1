import { byCollection } from "@/app/api/v1/_endpoints/by-collection";
import { linksEndpoints } from "@/app/api/v1/_endpoints/share-links";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = byCollection(linksEndpoints);
