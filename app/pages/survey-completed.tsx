import { ClosingPage } from "#app/features/content/closing-page.tsx"
import { contentMeta } from "#app/features/content/content-page.tsx"
import { contentLoader } from "#app/features/content/loader.server.ts"
import { completeSurvey } from "#app/features/surveys/queries.ts"
import { supabase } from "#app/lib/auth/session/request-session.server.ts"
import type { Route } from "./+types/survey-completed"

const loadContent = contentLoader("/survey-completed")

/** Replaces the content for used and unknown tokens. */
const REFUSALS = {
  used: {
    title: "Already counted",
    lead: "We already have your answers. There’s nothing more to do.",
  },
  unknown: {
    title: "We don’t know this link",
    lead: "It doesn’t belong to a survey. If you answered one, open the link from its last page again.",
  },
}

// Listed as personal in server/security/security-headers.ts, because loading it uses up the token.
export async function loader({ context, url }: Route.LoaderArgs) {
  const { page } = await loadContent({ context, url })
  const token = url.searchParams.get("token")
  if (token === null) return { page }
  const outcome = await completeSurvey(supabase(context), token)
  return { page: outcome === "completed" ? page : { ...page, ...REFUSALS[outcome] } }
}

export const meta = contentMeta

export default function SurveyCompletedPage({ loaderData: { page } }: Route.ComponentProps) {
  return <ClosingPage page={page} />
}
