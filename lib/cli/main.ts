/** Runs a command; on failure prints the error's message and exits with code 1. */
export async function main(command: () => Promise<void>): Promise<void> {
  try {
    await command();
    process.exit(process.exitCode ?? 0);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    if (process.env.DEBUG) console.error(error);
    process.exit(1);
  }
}
