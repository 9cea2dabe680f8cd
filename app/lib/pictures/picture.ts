/** What it takes to draw a picture; select it with `PICTURE_COLUMNS`. */
export interface PictureData {
  id: string
  alt: string
  credit: string | null
  focus_x: number
  focus_y: number
  width: number
  height: number
  widths: number[]
  color: string | null
}

export const PICTURE_COLUMNS = "id, alt, credit, focus_x, focus_y, width, height, widths, color"

/** Everyone who edits a page that shows pictures; the function `pictures` has the same list. */
export const UPLOAD_ROLES = ["editor", "events", "outreach", "chapter_lead"]

export const ALT_MAX_LENGTH = 300
export const CREDIT_MAX_LENGTH = 120
export const CONSENT_MAX_LENGTH = 300

export const PICTURE_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The address of one file of a picture. It never changes: another picture has another id. */
export function pictureUrl(
  supabaseUrl: string,
  id: string,
  width: number,
  extension: "avif" | "webp" | "jpg",
) {
  return `${supabaseUrl}/storage/v1/object/public/pictures/${id}/${width}.${extension}`
}
