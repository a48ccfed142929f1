import { schemaFile } from "@/app/api/v1/_endpoints/schemas";
import { routes } from "@/lib/http/routes";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(schemaFile);
