import type { User } from "@supabase/supabase-js"
import { strToU8, type Zippable, zipSync } from "fflate"
import type { Service } from "../_shared/service.ts"
import { accountSections, chaptersSchema } from "./account-sections.ts"
import { withNoticeText } from "./export-notices.ts"
import { exportPage } from "./export-page.ts"
import { personFiles } from "./person-files.ts"
import type { Job } from "./run-job.ts"

interface ExportRequest {
  id: string
  user_id: string
  requested_by: string
  path: string
}

// Buckets of a learner that a guardian may see.
const GUARDIAN_BUCKETS = ["avatars"]

/** Builds the ZIP of an export and uploads it; a retry replaces the file. */
export async function exportPerson(db: Service, { payload }: Job): Promise<void> {
  const request = await findExport(db, payload.export!)
  if (!request) return
  const isForGuardian = request.requested_by !== request.user_id
  const user = await accountOf(db, request.user_id)
  const { data } = await db
    .rpc("export_chapters", { person: user.id, email: user.email ?? "", for_guardian: isForGuardian })
    .throwOnError()
  const found = chaptersSchema.parse(data)
  const chapters = [...accountSections(user, isForGuardian), ...found.chapters.map(withNoticeText)]
  await saveProgress(db, request, 30)

  const files = await collectFiles(db, request, isForGuardian)
  await saveProgress(db, request, 80)
  const { data: settings } = await db.from("site_settings").select("name").single().throwOnError()
  const site: string = settings.name
  const about = { site, person: user.id, made_at: new Date().toISOString(), for_guardian: isForGuardian }
  const all = { about, chapters, left_out: found.left_out, files: Object.keys(files) }
  const zip = zipSync(
    {
      "index.html": strToU8(exportPage(all)),
      "data.json": strToU8(`${JSON.stringify(all, null, 2)}\n`),
      ...files,
    },
    { level: 6 },
  )
  const { error } = await db.storage
    .from("exports")
    .upload(request.path, zip, { contentType: "application/zip", upsert: true })
  if (error) throw error
  await db.rpc("finish_export", { export: request.id, bytes: zip.length }).throwOnError()
}

async function findExport(db: Service, id: string): Promise<ExportRequest | null> {
  const { data } = await db
    .from("data_exports")
    .select("id, user_id, requested_by, path")
    .eq("id", id)
    .is("ready_at", null)
    .is("failed_at", null)
    .maybeSingle()
    .throwOnError()
  return data
}

async function accountOf(db: Service, id: string): Promise<User> {
  const { data, error } = await db.auth.admin.getUserById(id)
  if (error) throw error
  return data.user
}

async function saveProgress(db: Service, { id }: ExportRequest, progress: number) {
  await db.from("data_exports").update({ progress }).eq("id", id).throwOnError()
}

async function collectFiles(db: Service, request: ExportRequest, isForGuardian: boolean): Promise<Zippable> {
  const listed = (await personFiles(db, request.user_id))
    .filter(({ bucket }) => bucket !== "exports")
    .filter(({ bucket }) => !isForGuardian || GUARDIAN_BUCKETS.includes(bucket))
  const files: Zippable = {}
  for (const [index, { bucket, path }] of listed.entries()) {
    const { data: file, error } = await db.storage.from(bucket).download(path)
    if (error) throw error
    const name = `files/${bucket}/${path.replace(`${request.user_id}/`, "")}`
    // Images are already compressed.
    files[name] = [new Uint8Array(await file.arrayBuffer()), { level: 0 }]
    await saveProgress(db, request, 30 + Math.floor((50 * (index + 1)) / listed.length))
  }
  return files
}
