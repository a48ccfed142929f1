import { fieldArmyOfOneList } from "@/app/api/v1/_endpoints/field-army";
import { routes } from "@/lib/http/routes";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(fieldArmyOfOneList);
