import { byCollection } from "@/app/api/v1/_endpoints/by-collection";
import { forkEndpoints } from "@/app/api/v1/_endpoints/document";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = byCollection(forkEndpoints);
