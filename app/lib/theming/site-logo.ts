import type { SupabaseDb } from "#app/lib/supabase/types.ts"

/** Every logo has this size, so that pages need not know it. Twice the height is what sharp screens show. */
export const LOGO_SIZE = { width: 504, height: 200 }

/** Icons are squares with white behind the drawing. */
export const ICON_SIZE = 512

export function logoPath(id: string) {
  return `/logos/${id}.png`
}

export function logoOnDarkPath(id: string) {
  return `/logos/${id}-on-dark.png`
}

export function logoIconPath(id: string) {
  return `/logos/${id}-icon.png`
}

/** The images of a logo; null if there is none with this id. */
export async function logoImages(db: SupabaseDb, id: string) {
  const { data } = await db
    .from("site_logos")
    .select("on_light, on_dark, icon")
    .eq("id", id)
    .maybeSingle()
    .throwOnError()
  return (
    data && {
      ...{ onLight: bytesOf(data.on_light), onDark: bytesOf(data.on_dark) },
      icon: data.icon === null ? null : bytesOf(data.icon),
    }
  )
}

/** PostgreSQL writes bytes as `\x` and hexadecimal digits. */
function bytesOf(text: string) {
  return Uint8Array.from(text.slice(2).match(/../g) ?? [], pair => Number.parseInt(pair, 16))
}
