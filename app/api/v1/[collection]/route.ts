import { byCollection } from "@/app/api/v1/_endpoints/by-collection";
import { collectionEndpoints } from "@/app/api/v1/_endpoints/collection";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = byCollection(collectionEndpoints);
