import { data, href, redirect } from "react-router"
import { readCertificateId } from "#app/features/certificates/certificate-id.ts"
import { waitForLookup } from "#app/features/certificates/lookup-limit.server.ts"
import { certificateCard } from "#app/features/certificates/queries.ts"
import { UNKNOWN_CODE, VerifyForm } from "#app/features/certificates/verify-form.tsx"
import { contentMeta } from "#app/features/content/content-page.tsx"
import { contentLoader } from "#app/features/content/loader.server.ts"
import { Sections } from "#app/features/content/sections.tsx"
import { receiptCard, statementCard } from "#app/features/giving/queries.ts"
import { ReceiptAnswer } from "#app/features/giving/receipt-answer.tsx"
import { StatementAnswer } from "#app/features/giving/statement-answer.tsx"
import { LetterAnswer } from "#app/features/service-letters/letter-answer.tsx"
import { letterCard } from "#app/features/service-letters/queries.ts"
import { formatHours } from "#app/features/volunteer-hours/format-hours.ts"
import { supabase } from "#app/lib/auth/session/request-session.server.ts"
import { cacheablePage } from "#app/lib/rendering/cacheable-page.ts"
import { appContext } from "#app/lib/supabase/app-context.server.ts"
import type { Route } from "./+types/verify"

const loadPage = contentLoader("/verify")
const NONE = { receipt: null, statement: null, letter: null }

export async function loader({ context, url }: Route.LoaderArgs) {
  const code = (url.searchParams.get("code") ?? "").slice(0, 300)
  const page = await loadPage({ context, url })
  if (code === "") return data({ ...page, code, problem: null, ...NONE }, { headers: cacheablePage() })
  const wait = waitForLookup(context.get(appContext).clientAddress)
  if (wait !== null) {
    const problem = `Too many attempts. Try again in ${wait} seconds.`
    return data(
      { ...page, code, problem, ...NONE },
      { status: 429, headers: { "Retry-After": String(wait) } },
    )
  }
  const id = readCertificateId(code)
  const card = id && (await certificateCard(supabase(context), id))
  if (card) throw redirect(href("/certificate/:id", { id: card.id }), 303)
  const receipt = await receiptCard(supabase(context), code)
  const statement = receipt ? null : await statementCard(supabase(context), code)
  const letter = receipt || statement ? null : await letterCard(supabase(context), code)
  const problem = receipt || statement || letter ? null : UNKNOWN_CODE
  return data({ ...page, code, problem, receipt, statement, letter })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export const meta = contentMeta

export default function VerifyPage({ loaderData }: Route.ComponentProps) {
  const { page, code, problem, receipt, statement, letter } = loaderData
  return (
    <Sections page={page}>
      <VerifyForm code={code} problem={problem} />
      {receipt && <ReceiptAnswer receipt={receipt} />}
      {statement && <StatementAnswer statement={statement} />}
      {letter && <LetterAnswer letter={letter} hours={formatHours(letter.minutes)} />}
    </Sections>
  )
}
