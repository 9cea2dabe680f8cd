import { href, redirect } from "react-router"
import { contentMeta } from "#app/features/content/content-page.tsx"
import { contentLoader } from "#app/features/content/loader.server.ts"
import { Sections } from "#app/features/content/sections.tsx"
import { guardianHome } from "#app/features/guardian/home.server.ts"
import { GuardianHome } from "#app/features/guardian/home.tsx"
import { idIn } from "#app/features/guardian/ids.ts"
import { flashLabel } from "#app/features/guardian/labels.ts"
import { requireMember } from "#app/lib/auth/guard.server.ts"
import { getClaims, supabase } from "#app/lib/auth/request-session.server.ts"
import type { Route } from "./+types/guardian"

const readPage = contentLoader("/guardian")

/** For visitors the words about the guardian area; for a member also their own learners, in a page of their own. */
export async function loader(args: Route.LoaderArgs) {
  const { context, url } = args
  const { page } = await readPage(args)
  const claims = getClaims(context)
  if (!claims) return { page, home: null, said: null }
  return { page, home: await guardianHome(supabase(context), claims.sub), said: flashLabel(url) }
}

export async function action({ context, request }: Route.ActionArgs) {
  requireMember(context)
  const db = supabase(context)
  const form = await request.formData()
  if (form.get("intent") === "delete-child") {
    await db.from("young_learners").delete().eq("id", idIn(form, "child")).throwOnError()
    return redirect(`${href("/guardian")}?said=young-deleted`, 303)
  }
  await db.rpc("withdraw_invitation", { invitation: idIn(form, "invitation") }).throwOnError()
  return redirect(`${href("/guardian")}?said=invitation-ended`, 303)
}

export const meta = contentMeta

export default function GuardianAreaPage({ loaderData: { page, home, said } }: Route.ComponentProps) {
  if (!home) return <Sections page={page} />
  const [, ...words] = page.sections
  const opening = {
    title: "Your learners",
    lead: "You decide, each part for itself, and you can change your mind.",
  }
  return (
    <Sections page={{ ...page, ...opening, sections: words }}>
      <GuardianHome home={home} said={said} />
    </Sections>
  )
}
