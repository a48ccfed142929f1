import { existsSync } from "node:fs";
import { type Environment, parseEnvironment } from "@/lib/db/environment";

/** The configuration: the process's environment, then `.env` for variables not set there. */
export function loadEnvironment(): Environment {
  if (existsSync(".env")) process.loadEnvFile(".env");
  return parseEnvironment(process.env);
}
