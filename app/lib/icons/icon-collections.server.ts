import { readFile } from "node:fs/promises"
import { createRequire } from "node:module"
import type { IconifyJSON } from "@iconify/react"
import { getIconData, getIcons, iconToSVG } from "@iconify/utils"
import { type IconDrawing, readShapes } from "./icon-drawing.ts"

const NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/
const TIMEOUT_MS = 1500
const MAX_LIST_LENGTH = 500

const collections = new Map<string, Promise<IconifyJSON>>()

type IconResponse =
  | { status: 200; icons: IconifyJSON }
  | { status: 400 | 404 | 414; message: "Invalid icon request" | "Unknown collection" | "Too many icons" }

/** Responds like the public Iconify API, using only the installed collections. */
export async function findIcons(file: string, query: URLSearchParams): Promise<IconResponse> {
  const [list, ...more] = query.getAll("icons")
  const collection = file.replace(/\.json$/, "")
  if (list === undefined || more.length > 0 || query.size > 1 || !file.endsWith(".json")) return INVALID
  if (list.length > MAX_LIST_LENGTH) return { status: 414, message: "Too many icons" }
  const names = list.split(",")
  if (![collection, ...names].every(name => NAME.test(name))) return INVALID
  if (new Set(names).size < names.length) return INVALID
  const found = await installed(collection)
  if (!found) return { status: 404, message: "Unknown collection" }
  const known = names.filter(name => has(found, name))
  const missing = names.filter(name => !has(found, name))
  const icons = { aliases: {}, ...getIcons(found, known, true)! }
  return { status: 200, icons: missing.length > 0 ? { ...icons, not_found: missing } : icons }
}

const INVALID = { status: 400, message: "Invalid icon request" } as const

/** For loaders: an icon whose name comes from data, so that the server can render it. */
export async function drawIcon(name: string, timeoutMs = TIMEOUT_MS): Promise<IconDrawing | null> {
  const [collection = "", icon = "", ...more] = name.split(":")
  if (more.length > 0 || !NAME.test(collection) || !NAME.test(icon)) return missing(name)
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<"timeout">(resolve => {
    timer = setTimeout(resolve, timeoutMs, "timeout")
  })
  const found = await Promise.race([installed(collection), timeout]).finally(() => clearTimeout(timer))
  if (found === "timeout") {
    console.warn(`[Icon] loading icon \`${name}\` timed out after ${timeoutMs}ms`)
    return null
  }
  return (found && drawingOf(found, icon)) ?? missing(name)
}

export function drawingOf(collection: IconifyJSON, name: string): IconDrawing | null {
  const icon = has(collection, name) ? getIconData(collection, name) : null
  if (!icon) return null
  const { attributes, body } = iconToSVG(icon)
  const shapes = readShapes(body)
  return shapes && { viewBox: attributes.viewBox, shapes }
}

function missing(name: string) {
  console.warn(`[Icon] failed to load icon \`${name}\``)
  return null
}

// Read on first use, then cached. Unknown names are not cached, because their number is unlimited.
export async function installed(collection: string): Promise<IconifyJSON | null> {
  let reading = collections.get(collection)
  if (!reading) {
    const path = pathOf(collection)
    if (!path) return null
    reading = readFile(path, "utf8").then(JSON.parse)
    reading.catch(() => collections.delete(collection))
    collections.set(collection, reading)
  }
  return reading
}

function pathOf(collection: string) {
  try {
    return createRequire(import.meta.url).resolve(`@iconify-json/${collection}/icons.json`)
  } catch {
    return null
  }
}

// Own properties only; otherwise `constructor` would be found in every collection.
function has({ icons, aliases }: IconifyJSON, name: string) {
  return Object.hasOwn(icons, name) || Object.hasOwn(aliases ?? {}, name)
}
