import { EmptyState } from "#app/ui/data/empty-state.tsx"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import { IfOpen } from "#app/ui/navigation/if-open.tsx"
import { GiftList } from "./gift-list.tsx"
import type { ManagedGifts } from "./queries.ts"
import { StatementForm } from "./statement-form.tsx"
import { SubscriptionCard } from "./subscription-card.tsx"

interface Props {
  gifts: ManagedGifts
  /** The address of the page of the newest gifts. */
  path: string
}

/** Repeating gifts with their forms, then every gift with its receipt, in pages. */
export function ManagedGiftsView({ gifts: page, path }: Props) {
  const { subscriptions, gifts, years, isFirst } = page
  if (isFirst && subscriptions.length === 0 && gifts.length === 0)
    return (
      <EmptyState
        title="No gifts yet"
        level={2}
        action={
          <IfOpen to="/donate">
            <PushButton to="/donate">Give</PushButton>
          </IfOpen>
        }
      >
        Gifts appear here with their receipts.
      </EmptyState>
    )
  return (
    <>
      {isFirst && subscriptions.length > 0 && (
        <section className="grid gap-5">
          <h2 className="display text-3">Repeating gifts</h2>
          {subscriptions.map(subscription => (
            <SubscriptionCard key={subscription.id} subscription={subscription} />
          ))}
        </section>
      )}
      <section className="grid gap-3">
        <h2 className="display text-3">{isFirst ? "Gifts and receipts" : "Older gifts and receipts"}</h2>
        {gifts.length === 0 && <p>There are no older gifts.</p>}
        <GiftList gifts={gifts} />
        <Pages page={page} path={path} />
        {years.length > 0 && <StatementForm years={years} />}
      </section>
    </>
  )
}

function Pages({ page: { isFirst, next }, path }: { page: ManagedGifts; path: string }) {
  if (isFirst && !next) return null
  return (
    <nav aria-label="Pages of gifts" className="flex flex-wrap gap-4 pt-3">
      {!isFirst && (
        <PushButton to={path} variant="white">
          Newest gifts
        </PushButton>
      )}
      {next && (
        <PushButton to={`${path}?after=${next}`} variant="white" iconAfter="ph:arrow-right-bold">
          Older gifts
        </PushButton>
      )}
    </nav>
  )
}
