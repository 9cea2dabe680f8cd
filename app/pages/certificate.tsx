import { data, href } from "react-router"
import { stateLabel } from "#app/features/certificates/card.ts"
import { CheckPanel } from "#app/features/certificates/check-panel.tsx"
import { DownloadPanel } from "#app/features/certificates/download-panel.tsx"
import { waitForLookup } from "#app/features/certificates/lookup-limit.server.ts"
import { NameForm } from "#app/features/certificates/name-form.tsx"
import { certificateCard, ownCertificateOf } from "#app/features/certificates/queries.ts"
import { memberAccount } from "#app/lib/auth/account.server.ts"
import { requireMember } from "#app/lib/auth/guard.server.ts"
import { getClaims, supabase } from "#app/lib/auth/session/request-session.server.ts"
import { isDrawable } from "#app/lib/fonts/drawable-name.server.ts"
import { redirectWithFlash, takeFlash } from "#app/lib/forms/flash.server.ts"
import { invalidForm } from "#app/lib/forms/parse-form.ts"
import { readForm } from "#app/lib/forms/read-form.ts"
import { useSettings } from "#app/lib/rendering/settings.ts"
import { throwNotFound } from "#app/lib/rendering/throw-not-found.ts"
import { privateMeta } from "#app/lib/seo/private-meta.ts"
import { appContext } from "#app/lib/supabase/app-context.server.ts"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import type { Route } from "./+types/certificate"

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const wait = waitForLookup(context.get(appContext).clientAddress, "page")
  if (wait !== null)
    return data({ wait, shown: null }, { status: 429, headers: { "Retry-After": String(wait) } })
  return { wait: null, shown: await shownCertificate({ context, params, url }) }
}

async function shownCertificate({
  context,
  params,
  url,
}: Pick<Route.LoaderArgs, "context" | "params" | "url">) {
  const db = supabase(context)
  const card = (await certificateCard(db, params.id)) ?? throwNotFound({ url })
  const claims = getClaims(context)
  const ownCertificate = claims ? await ownCertificateOf(db, card.id, claims.sub) : null
  const account = ownCertificate ? await memberAccount(context) : null
  return {
    card,
    ownCertificate,
    isMinor: account?.is_minor ?? false,
    isNameDrawable: await isDrawable(ownCertificate?.holder_name ?? ""),
    flash: ownCertificate ? takeFlash(context) : null,
    state: stateLabel(card, Date.now()),
    renewal: ownCertificate && card.canRenew ? card.courseSlug : null,
    pageUrl: new URL(href("/certificate/:id", params), context.get(appContext).siteUrl).href,
  }
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  requireMember(context)
  const form = await readForm(request)
  const change = { wanted: params.id, new_form: String(form.get("form")) }
  const { data: outcome } = await supabase(context).rpc("change_certificate_name_form", change).throwOnError()
  switch (outcome) {
    case "saved":
      return redirectWithFlash(
        context,
        `${href("/certificate/:id", params)}#name`,
        "Saved. Everyone now sees it this way.",
      )
    case "invalid":
      return invalidForm(form, { form: "Choose what others see." })
    case "initials-only":
      return invalidForm(form, { form: "Until you’re 18, a certificate shows initials at most." })
    default:
      return throwNotFound({ url })
  }
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  const wait = loaderHeaders.get("Retry-After")
  return { "X-Robots-Tag": "noindex", ...(wait ? { "Retry-After": wait } : {}) }
}

export function meta(args: Route.MetaArgs) {
  const { card, state } = args.loaderData?.shown ?? {}
  const title = card && `Certificate: ${card.course}`
  const description = state && `${state.headline}. ${state.sentence}`
  const image = card && href("/certificate/:id/:file", { id: card.id, file: "sharing.png" })
  return privateMeta({ title, description, image })(args)
}

export default function CertificatePage({ loaderData: { wait, shown }, actionData }: Route.ComponentProps) {
  return shown ? <CertificateView {...shown} result={actionData} /> : <TooMany wait={wait} />
}

type CertificateViewProps = Awaited<ReturnType<typeof shownCertificate>> & {
  result: Route.ComponentProps["actionData"]
}

function CertificateView({
  card,
  ownCertificate,
  isMinor,
  isNameDrawable,
  flash,
  state,
  renewal,
  pageUrl,
  result,
}: CertificateViewProps) {
  const issuer = useSettings()?.name ?? ""
  const whose = card.name === null ? "" : ` for ${card.name}`
  return (
    <>
      <h1 className="sr-only">
        Certificate{whose}: {card.course}
      </h1>
      <img
        src={href("/certificate/:id/:file", { id: card.id, file: "sheet.svg" })}
        width="1180"
        height="834"
        alt={`The certificate${whose}, with a QR code that links to this page`}
        className="h-auto w-full rounded-[3px] bg-white shadow-[0_2px_0_rgb(0_0_0/.3),0_30px_60px_rgb(0_0_0/.35)] print:shadow-none"
      />
      <CheckPanel {...{ card, state, issuer }} />
      {renewal && (
        <p className="mt-7 print:hidden">
          <PushButton to={href("/courses/:id", { id: renewal })} iconAfter="ph:arrow-right-bold">
            Renew: take the test again
          </PushButton>
        </p>
      )}
      {ownCertificate ? (
        <NameForm {...{ ownCertificate, isMinor, isNameDrawable, flash }} result={result} />
      ) : (
        <GetCertifiedButton />
      )}
      <DownloadPanel {...{ card, issuer }} url={pageUrl} isHolder={ownCertificate !== null} />
    </>
  )
}

function TooMany({ wait }: { wait: number }) {
  return (
    <div className="grid justify-items-start gap-5 py-[clamp(40px,8vw,120px)]">
      <h1 className="wdth-84 text-2">One moment, please</h1>
      <p className="max-w-[36em] text-lead">
        Many certificates were opened from your network within a minute. Please wait {wait} seconds, then load
        this page again. That says nothing about the certificate.
      </p>
      <PushButton href="">Load again</PushButton>
    </div>
  )
}

function GetCertifiedButton() {
  return (
    <p className="mt-7 print:hidden">
      <PushButton to={href("/get-certified")} iconAfter="ph:arrow-right-bold">
        Get your own
      </PushButton>
    </p>
  )
}
