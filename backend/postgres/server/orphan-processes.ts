import { execFileSync } from "node:child_process"
import { readdirSync, readlinkSync } from "node:fs"
import { basename } from "node:path"

/**
 * Kills what is left of a server whose postmaster was killed. Its children exit by themselves, except one
 * that waits for a lock of a killed process: it waits forever and keeps the shared memory in use.
 */
export function killOrphanProcesses(cluster: string) {
  for (const pid of serverProcessesIn(cluster)) {
    try {
      process.kill(pid, "SIGKILL")
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error
    }
  }
}

// Every server process runs in its data folder.
function serverProcessesIn(cluster: string): number[] {
  if (process.platform === "linux")
    return readdirSync("/proc")
      .map(Number)
      .filter(pid => pid > 0 && runsIn(pid, cluster))
  if (process.platform === "win32") return []
  return workingFolders().flatMap(({ pid, folder }) => (folder === cluster ? [pid] : []))
}

function runsIn(pid: number, cluster: string) {
  try {
    return (
      readlinkSync(`/proc/${pid}/cwd`) === cluster &&
      basename(readlinkSync(`/proc/${pid}/exe`)) === "postgres"
    )
  } catch {
    // The process has exited or belongs to another user.
    return false
  }
}

function workingFolders() {
  const listing = execFileSync("lsof", ["-a", "-c", "postgres", "-d", "cwd", "-F", "pn"], {
    encoding: "utf8",
  })
  return [...listing.matchAll(/^p(\d+)\n(?:f.*\n)?n(.*)$/gm)].map(([, pid, folder]) => ({
    pid: Number(pid),
    folder,
  }))
}
