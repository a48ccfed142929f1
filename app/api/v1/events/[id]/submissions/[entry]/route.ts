import { submissionEndpointsAt } from "@/app/api/v1/_endpoints/submissions";
import { routesOf } from "@/lib/http/routes";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routesOf(() => submissionEndpointsAt(""));
