import { readdir, readFile, stat, utimes, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { compressBrotli, compressGzip, isCompressible } from "../http/compression.ts"
import { typeOf } from "./file-types.ts"

/** Less than for answers on their way: it is done once, and the site is made of many small files. */
const PRECOMPRESS_FROM_BYTES = 200

/** Writes `.br` and `.gz` beside every file of a built site that gains from it; returns how many it wrote. */
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
      // The copy carries the original's time: an older or newer one belongs to another build.
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
