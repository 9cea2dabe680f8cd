import { useActionData } from "react-router"
import type { ActionResult } from "#app/lib/forms/action-result.ts"
import { Badge } from "#app/ui/data/badge.tsx"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { Accordion } from "#app/ui/overlays/accordion.tsx"
import { formatCents } from "../money.ts"
import { PageForm } from "./page-form.tsx"
import type { OwnPage } from "./queries.ts"

interface Props {
  pages: readonly OwnPage[]
  campaigns: readonly { id: string; title: string }[]
  isTest: boolean
}

/** On /me/gifts: the member's pages with their forms, and the form for a new one. */
export function OwnPages({ pages, campaigns, isTest }: Props) {
  const shown = useActionData<ActionResult>()?.intent
  return (
    <section id="pages" className="grid gap-5">
      <h2 className="display text-3">Ask friends to give</h2>
      <p className="max-w-[40em]">
        Start a page of your own for a campaign and share it. Gifts go to us and never through you. We read
        each page before it’s public, and it ends with the campaign.
      </p>
      {pages.map(page => (
        <PageCard key={page.id} page={page} isTest={isTest} />
      ))}
      {campaigns.length > 0 && (
        <Accordion
          items={[
            {
              ...{ key: "new", title: "Start a page", open: shown === "page new" },
              content: <PageForm page={null} campaigns={campaigns} />,
            },
          ]}
        />
      )}
    </section>
  )
}

const STATES = {
  held: { label: "We’re reading it", tone: "marigold" },
  shown: { label: "Public", tone: "green" },
  hidden: { label: "Not public", tone: "siren" },
} as const

function PageCard({ page, isTest }: { page: OwnPage; isTest: boolean }) {
  const shown = useActionData<ActionResult>()?.intent
  const { id, slug, title, review, note, campaign, isOpen, goalCents } = page
  const raised = page.totals
    .filter(({ is_live }) => is_live || isTest)
    .reduce((sum, { gift_cents }) => sum + gift_cents, 0)
  return (
    <article className="grid gap-4 rounded-panel bg-marigold-200 p-[clamp(20px,2.6vw,38px)]">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <h3 className="wrap-anywhere wdth-88 text-3 leading-tight">{title}</h3>
        <Badge tone={isOpen ? STATES[review].tone : undefined}>
          {isOpen ? STATES[review].label : "Ended"}
        </Badge>
      </div>
      <p>
        {formatCents(raised)} of {formatCents(goalCents)}, for {campaign}.
      </p>
      {note && <p className="wrap-anywhere">Our note: {note}</p>}
      {review === "shown" && (
        <p>
          <Link to={`/donate/with-${slug}`} className="wrap-anywhere underline">
            /donate/with-{slug}
          </Link>
        </p>
      )}
      <Accordion
        exclusive
        items={[
          ...(isOpen
            ? [
                {
                  ...{ key: "change", title: "Change the page", open: shown === `page ${id}` },
                  content: <PageForm page={page} campaigns={[]} />,
                },
              ]
            : []),
          {
            ...{ key: "delete", title: "Delete the page" },
            content: (
              <Form intent="delete-page" className="gap-4 pt-1">
                <input type="hidden" name="id" value={id} />
                <p>What was given through it stays with the campaign.</p>
                <SubmitButton variant="siren" className="justify-self-start">
                  Delete it now
                </SubmitButton>
              </Form>
            ),
          },
        ]}
      />
    </article>
  )
}
