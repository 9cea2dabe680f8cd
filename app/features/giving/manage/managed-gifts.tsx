import { EmptyState } from "#app/ui/data/empty-state.tsx"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import { GiftList } from "./gift-list.tsx"
import type { ManagedGifts } from "./queries.ts"
import { StatementForm } from "./statement-form.tsx"
import { SubscriptionCard } from "./subscription-card.tsx"

/** Repeating gifts with their forms, then every gift with its receipt. */
export function ManagedGiftsView({ gifts: { subscriptions, gifts, years } }: { gifts: ManagedGifts }) {
  if (subscriptions.length === 0 && gifts.length === 0)
    return (
      <EmptyState title="No gifts yet" level={2} action={<PushButton to="/donate">Give</PushButton>}>
        Gifts appear here with their receipts.
      </EmptyState>
    )
  return (
    <>
      {subscriptions.length > 0 && (
        <section className="grid gap-5">
          <h2 className="display text-3">Repeating gifts</h2>
          {subscriptions.map(subscription => (
            <SubscriptionCard key={subscription.id} subscription={subscription} />
          ))}
        </section>
      )}
      <section className="grid gap-3">
        <h2 className="display text-3">Gifts and receipts</h2>
        <GiftList gifts={gifts} />
        {years.length > 0 && <StatementForm years={years} />}
      </section>
    </>
  )
}
