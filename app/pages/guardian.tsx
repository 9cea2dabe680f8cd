import { href } from "react-router"
import { contentMeta } from "#app/features/content/content-page.tsx"
import { contentLoader } from "#app/features/content/loader.server.ts"
import { Sections } from "#app/features/content/sections.tsx"
import { guardianHome } from "#app/features/guardian/home.server.ts"
import { GuardianHome } from "#app/features/guardian/home.tsx"
import { CHILD_DELETED, INVITATION_WITHDRAWN } from "#app/features/guardian/labels.ts"
import { requireMember } from "#app/lib/auth/guard.server.ts"
import { getClaims, supabase } from "#app/lib/auth/session/request-session.server.ts"
import { readUuid } from "#app/lib/format/uuid.ts"
import { redirectWithFlash, takeFlash } from "#app/lib/forms/flash.server.ts"
import { readForm } from "#app/lib/forms/read-form.ts"
import type { Route } from "./+types/guardian"

const readPage = contentLoader("/guardian")

/** The content page for visitors; members also see their learners. */
export async function loader(args: Route.LoaderArgs) {
  const { context } = args
  const { page } = await readPage(args)
  const claims = getClaims(context)
  if (!claims) return { page, home: null, flash: null }
  return { page, home: await guardianHome(supabase(context), claims.sub), flash: takeFlash(context) }
}

export async function action({ context, request }: Route.ActionArgs) {
  requireMember(context)
  const db = supabase(context)
  const form = await readForm(request)
  if (form.get("intent") === "delete-child") {
    await db.from("young_learners").delete().eq("id", readUuid(form, "child")).throwOnError()
    return redirectWithFlash(context, href("/guardian"), CHILD_DELETED)
  }
  await db.rpc("withdraw_invitation", { invitation: readUuid(form, "invitation") }).throwOnError()
  return redirectWithFlash(context, href("/guardian"), INVITATION_WITHDRAWN)
}

export const meta = contentMeta

export default function GuardianAreaPage({ loaderData: { page, home, flash } }: Route.ComponentProps) {
  if (!home) return <Sections page={page} />
  const [, ...sections] = page.sections
  const opening = {
    title: "Your learners",
    lead: "You decide each item separately, and you can change your mind.",
  }
  return (
    <Sections page={{ ...page, ...opening, sections }}>
      <GuardianHome home={home} flash={flash} />
    </Sections>
  )
}
