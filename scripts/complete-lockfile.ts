import { readFileSync, writeFileSync } from "node:fs"

// npm writes only the optional packages its registry offers; `npm ci` then refuses the lockfile on a registry
// that offers more. This adds the missing platform packages with the platforms their names speak of.
const SYSTEMS = [
  "aix",
  "android",
  "darwin",
  "freebsd",
  "linux",
  "netbsd",
  "openbsd",
  "openharmony",
  "sunos",
  "win32",
]
const PROCESSORS = [
  "arm",
  "arm64",
  "ia32",
  "loong64",
  "mips64el",
  "ppc64",
  "riscv64",
  "s390x",
  "wasm32",
  "x64",
]

interface Entry {
  version: string
  dev?: boolean
  optional?: boolean
  os?: string[]
  cpu?: string[]
  libc?: string[]
  optionalDependencies?: Record<string, string>
}

const lock: { packages: Record<string, Entry> } = JSON.parse(readFileSync("package-lock.json", "utf8"))
const present = new Set(Object.keys(lock.packages).map(path => path.replace(/^.*node_modules\//, "")))
const missing = Object.values(lock.packages).flatMap(({ dev, optionalDependencies = {} }) =>
  Object.entries(optionalDependencies)
    .filter(([name, version]) => !present.has(name) && /^\d/.test(version))
    .map(([name, version]) => ({ name, version, dev })),
)

for (const { name, version, dev } of missing) {
  const words = name.split(/[/-]/)
  const os = SYSTEMS.filter(
    system => words.includes(system) || (system === "win32" && words.includes("windows")),
  )
  const cpu = words.some(word => word.startsWith("wasm"))
    ? ["wasm32"]
    : PROCESSORS.filter(cpu => words.includes(cpu))
  if (os.length === 0 && cpu.length === 0) throw new Error(`${name} does not say which platform it is for`)
  lock.packages[`node_modules/${name}`] = {
    version,
    ...(dev && { dev }),
    optional: true,
    ...(os.length > 0 && { os }),
    ...(cpu.length > 0 && { cpu }),
    ...(words.includes("musl") && { libc: ["musl"] }),
  }
}

const sorted = Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, "en"))
lock.packages = Object.fromEntries(sorted)
writeFileSync("package-lock.json", `${JSON.stringify(lock, null, 2)}\n`)
console.log(`${missing.length} platform packages added`)
