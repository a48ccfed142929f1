import { umpirePack } from "@/app/api/v1/_endpoints/packs";
import { routes } from "@/lib/http/routes";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(umpirePack);
