// Starts any command of package.json on a machine that has only Node and npm: checks Node, installs what
// package-lock.json names unless it is there, then runs lib/cli/<command>.ts. Plain JavaScript, no imports
// from packages: nothing is installed yet when it starts.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

const OLDEST_NODE = [20, 19];
const [command, ...args] = process.argv.slice(2);

checkNode();
if (!isInstalled()) install();
runCommand();

function checkNode() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  const [oldestMajor, oldestMinor] = OLDEST_NODE;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return;
  fail(`Node ${process.versions.node} is too old: ${OLDEST_NODE.join(".")} or later is needed.`);
}

// Everything the lock names lies in node_modules, in that version; builds for other systems aside.
function isInstalled() {
  const wanted = readLock("package-lock.json");
  const present = readLock("node_modules/.package-lock.json");
  return Object.entries(wanted).every(
    ([path, { version, optional, link }]) =>
      !path || link || (optional && !present[path]) || present[path]?.version === version,
  );
}

function readLock(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")).packages : {};
}

function install() {
  console.log("Installing the packages that package-lock.json names …");
  const npm = process.env.npm_execpath;
  const [program, before] = npm ? [process.execPath, [npm]] : ["npm", []];
  const { status } = spawnSync(program, [...before, "ci", "--no-audit", "--no-fund"], {
    stdio: "inherit",
  });
  if (status !== 0) fail("npm ci failed: see above.");
}

function runCommand() {
  const child = spawn(process.execPath, ["--import", "tsx", `lib/cli/${command}.ts`, ...args], {
    // The channel carries nothing: its end tells the command that this process was killed.
    stdio: ["inherit", "inherit", "inherit", "ipc"],
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1", CHECKPOINT_DISABLE: "1" },
  });
  // A Ctrl-C reaches the child by itself; this process only waits for it to finish its shutdown.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
    process.on(signal, () => signal !== "SIGINT" && child.kill(signal));
  }
  child.on("exit", (code, signal) => process.exit(signal ? 1 : code));
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
