import { execFileSync } from "node:child_process"
import { readdirSync, readlinkSync } from "node:fs"
import { basename } from "node:path"

/**
 * Ends what is left of a server whose first process was killed. Its children go by themselves, except one that
 * waits for a lock of a killed sibling: that one waits for ever and keeps the memory from the next server.
 */
export function endLeftovers(cluster: string) {
  for (const pid of serverProcessesIn(cluster)) {
    try {
      process.kill(pid, "SIGKILL")
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error
    }
  }
}

// Every process of a server works inside its data folder.
function serverProcessesIn(cluster: string): number[] {
  if (process.platform === "linux")
    return readdirSync("/proc")
      .map(Number)
      .filter(pid => pid > 0 && worksIn(pid, cluster))
  if (process.platform === "win32") return []
  return workingFolders().flatMap(({ pid, folder }) => (folder === cluster ? [pid] : []))
}

function worksIn(pid: number, cluster: string) {
  try {
    return (
      readlinkSync(`/proc/${pid}/cwd`) === cluster &&
      basename(readlinkSync(`/proc/${pid}/exe`)) === "postgres"
    )
  } catch {
    // It has ended meanwhile, or belongs to somebody else.
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
