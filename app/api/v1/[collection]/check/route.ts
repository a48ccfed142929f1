import { byCollection } from "@/app/api/v1/_endpoints/by-collection";
import { checkEndpoints } from "@/app/api/v1/_endpoints/check";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = byCollection(checkEndpoints);
