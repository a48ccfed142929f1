// Starts any command of package.json on a machine that has only Node and npm: checks Node's version, installs the
// packages of package-lock.json if necessary, then runs lib/cli/<command>.ts. Plain JavaScript without imports from
// packages, since nothing may be installed yet when it starts.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

const OLDEST_NODE = [20, 19];
const ORPHANED_MS = 250;
const command = process.argv[2];

checkNode();
if (!isInstalled()) install();
await runCommand();

function checkNode() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  const [oldestMajor, oldestMinor] = OLDEST_NODE;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return;
  fail(`Node ${process.versions.node} is too old: ${OLDEST_NODE.join(".")} or later is needed.`);
}

// Whether node_modules contains everything in the lock file, in the right version; packages for other systems are
// ignored.
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

// Only errors of npm's are shown: nobody can act on the engines that packages of packages wish for, and Node's version
// has been checked.
function install() {
  console.log("Installing the packages that package-lock.json names …");
  const npm = process.env.npm_execpath;
  const [program, before] = npm ? [process.execPath, [npm]] : ["npm", []];
  const options = ["--no-audit", "--no-fund", "--loglevel=error"];
  const { status } = spawnSync(program, [...before, "ci", ...options], { stdio: "inherit" });
  if (status !== 0) fail("npm ci failed: see above.");
}

async function runCommand() {
  Object.assign(process.env, { NEXT_TELEMETRY_DISABLED: "1", CHECKPOINT_DISABLE: "1" });
  endWithNpm();
  // Only the command's own arguments are left in argv; tsx lets Node read TypeScript.
  process.argv.splice(2, 1);
  await import("tsx");
  await import(`./${command}.ts`);
}

// npm starts a shell, and the shell this process. A signal to npm ends the shell, which does not pass it on.
function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const shell = process.ppid;
  const watch = () => process.ppid !== shell && process.kill(process.pid, "SIGTERM");
  setInterval(watch, ORPHANED_MS).unref();
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
