import { ClosingPage } from "#app/features/content/closing-page.tsx"
import { contentMeta } from "#app/features/content/content-page.tsx"
import { contentLoader } from "#app/features/content/loader.server.ts"
import { completeSurvey } from "#app/features/surveys/queries.ts"
import { supabase } from "#app/lib/auth/request-session.server.ts"
import type { Route } from "./+types/survey-completed"

const words = contentLoader("/survey-completed")

/** Shown for a token that was already used. */
const REFUSALS = {
  used: {
    title: "Already counted",
    lead: "This thank-you has been used. Your answers are in, once, and nothing more is needed.",
  },
  unknown: {
    title: "Nothing to thank for yet",
    lead: "This link does not belong to a survey that was sent. If you answered one, open the link from its last page again.",
  },
}

// A personal page to the server (server/security/security-headers.ts): it is rendered once for the one who asks, as a token
// that is used up needs it.
export async function loader({ context, url }: Route.LoaderArgs) {
  const { page } = await words({ context, url })
  const token = url.searchParams.get("token")
  if (token === null) return { page }
  const outcome = await completeSurvey(supabase(context), token)
  return { page: outcome === "completed" ? page : { ...page, ...REFUSALS[outcome] } }
}

export const meta = contentMeta

export default function SurveyCompletedPage({ loaderData: { page } }: Route.ComponentProps) {
  return <ClosingPage page={page} />
}
