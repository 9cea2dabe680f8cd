import { type ReactNode, useState } from "react"
import { useSubmit } from "react-router"
import { useHydrated } from "#app/lib/rendering/use-hydrated.ts"
import { Form } from "#app/ui/forms/form.tsx"
import { OrderList } from "#app/ui/forms/order-list.tsx"

interface Props {
  /** In their order. */
  items: readonly { id: string; text: string; label: ReactNode }[]
}

/** A list in an order that its buttons change, and dragging where script runs. Each move is saved in the draft. */
export function OrderForm({ items }: Props) {
  const submit = useSubmit()
  const hasScript = useHydrated()
  const saved = items.map(({ id }) => id)
  const [moved, setMoved] = useState<{ from: string; order: readonly string[] } | null>(null)
  const order = moved?.from === saved.join() ? moved.order : saved

  function save(next: readonly string[]) {
    setMoved({ from: saved.join(), order: next })
    void submit({ intent: "order", order: next.join(" ") }, { method: "post", preventScrollReset: true })
  }

  return (
    <Form intent="order">
      <OrderList {...{ items, order }} name="move" onOrder={hasScript ? save : undefined} />
    </Form>
  )
}
