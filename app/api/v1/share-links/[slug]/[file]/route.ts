import { sharedEndpointsAt } from "@/app/api/v1/_endpoints/documents-by-link";
import { routesOf } from "@/lib/http/routes";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routesOf(({ file }) =>
  sharedEndpointsAt(String(file)),
);
