import { createClient } from "@supabase/supabase-js"
import { z } from "zod"
import { type Env, type Service, serviceClient } from "../_shared/service.ts"
import { hasOnlyPixels } from "./only-pixels.ts"

// Everyone who edits a page that shows pictures.
const ROLES = ["editor", "events", "outreach", "chapter_lead"]
const BUCKET = "pictures"
const TYPES = { avif: "image/avif", webp: "image/webp", jpg: "image/jpeg" } as const
const EXTENSIONS = Object.keys(TYPES) as (keyof typeof TYPES)[]
const YEAR_SECONDS = "31536000"
const REJECTED_BY_A_CONSTRAINT = /^(22|23)/

const detailsSchema = z.object({
  alt: z.string(),
  credit: z.string().nullable(),
  focus_x: z.number(),
  focus_y: z.number(),
  width: z.number(),
  height: z.number(),
  widths: z.array(z.int().positive()).min(1).max(5),
  color: z.string().nullable(),
})

type Details = z.infer<typeof detailsSchema>

/**
 * Stores a picture that the site has re-encoded. Only this function writes to the public bucket: it takes files from
 * staff and chapter leads, and rejects any with metadata, so that no location can be published.
 */
export async function handle(request: Request, env: Env, fetch: typeof globalThis.fetch): Promise<Response> {
  if (request.method !== "POST") return respond(405, { message: "Send the picture by POST" })
  const service = serviceClient(env, fetch)
  const uploader = await staffMember(request, env, fetch, service)
  if (!uploader) return respond(403, { message: "Only staff who edit pages add pictures" })
  const upload = await readUpload(request)
  if (!upload)
    return respond(400, { message: "The form has details and a clean file for each width and format" })
  const id = crypto.randomUUID()
  const paths = upload.files.map(({ name }) => `${id}/${name}`)
  for (const { name, bytes, type } of upload.files) {
    const options = { contentType: type, cacheControl: YEAR_SECONDS }
    const { error } = await service.storage.from(BUCKET).upload(`${id}/${name}`, bytes, options)
    if (error) throw error
  }
  const { error } = await service.rpc("add_picture", { ...upload.details, id, uploader })
  if (!error) return respond(200, { id })
  await service.storage.from(BUCKET).remove(paths)
  if (!REJECTED_BY_A_CONSTRAINT.test(error.code)) throw error
  return respond(400, { message: "The details are not valid" })
}

/** The caller's id, if they have one of the roles and used their second factor. */
async function staffMember(request: Request, env: Env, fetch: typeof globalThis.fetch, service: Service) {
  const authorization = request.headers.get("authorization") ?? ""
  const { data: found } = await service.auth.getUser(authorization.replace(/^bearer /i, ""))
  const key = request.headers.get("apikey")
  if (!found.user || !key) return null
  const caller = createClient(env.SUPABASE_URL, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch, headers: { Authorization: authorization } },
  })
  const { data: isAllowed } = await caller.rpc("is_staff", { roles: ROLES }).throwOnError()
  return isAllowed === true ? found.user.id : null
}

/** Null unless there is exactly one clean file for each width and format. */
async function readUpload(request: Request) {
  const form = await request.formData().catch(() => null)
  const details = parseDetails(form?.get("details"))
  if (!form || !details) return null
  const names = details.widths.flatMap(width => EXTENSIONS.map(extension => `${width}.${extension}`))
  const files = await Promise.all(
    names.map(async name => {
      const file = form.get(name)
      const bytes = file instanceof File ? new Uint8Array(await file.arrayBuffer()) : new Uint8Array()
      const extension = name.split(".")[1] as keyof typeof TYPES
      return { name, bytes, type: TYPES[extension], isClean: hasOnlyPixels(bytes, extension) }
    }),
  )
  return files.every(({ isClean }) => isClean) ? { details, files } : null
}

function parseDetails(text: FormDataEntryValue | null | undefined): Details | null {
  try {
    return detailsSchema.parse(JSON.parse(String(text)))
  } catch {
    return null
  }
}

function respond(status: number, body: { id: string } | { message: string }) {
  return Response.json(body, { status, headers: { "Cache-Control": "no-store" } })
}
