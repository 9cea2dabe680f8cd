import { readdir, readFile, stat, utimes, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { compressBrotli, compressGzip, isCompressible } from "../http/compression.ts"
import { typeOf } from "./file-types.ts"

/** Lower than for dynamic responses: it is done once, and a build has many small files. */
const PRECOMPRESS_FROM_BYTES = 200

/** Writes `.br` and `.gz` next to every file that gets smaller; returns how many it wrote. */
export async function precompress(folder: string): Promise<number> {
  let written = 0
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (!entry.isFile() || /\.(br|gz|map)$/.test(entry.name) || !isCompressible(typeOf(path))) continue
    const source = await stat(path)
    if (source.size < PRECOMPRESS_FROM_BYTES || (await isCurrent(`${path}.br`, source.mtimeMs))) continue
    const body = await readFile(path)
    for (const [suffix, compressed] of [
      [".br", await compressBrotli(body, 11)],
      [".gz", await compressGzip(body, 9)],
    ] as const) {
      if (compressed.length >= body.length) continue
      await writeFile(path + suffix, compressed)
      // The copy has the original's mtime; any other belongs to another build.
      await utimes(path + suffix, source.atime, source.mtime)
      written++
    }
  }
  return written
}

export async function isCurrent(copy: string, modifiedAt: number): Promise<boolean> {
  const found = await stat(copy).catch(() => null)
  return found !== null && Math.abs(found.mtimeMs - modifiedAt) < 1000
}
