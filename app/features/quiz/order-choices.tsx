import { useState } from "react"
import { FieldNotes, useField } from "#app/ui/forms/field.tsx"
import { OrderList } from "#app/ui/forms/order-list.tsx"
import type { Question } from "./schema.ts"

interface Props {
  question: Question
  /** Saves a new order in the background. */
  onMove?(order: readonly string[]): void
}

/** The choices of an order question. The form submits them in the order shown. */
export function OrderChoices({ question: { choices, chosen }, onMove }: Props) {
  const [order, setOrder] = useState(() => (chosen.length > 0 ? chosen : choices.map(({ id }) => id)))
  const field = useField({ name: "chosen" })
  return (
    <>
      {order.map(id => (
        <input key={id} type="hidden" name="chosen" value={id} />
      ))}
      <OrderList
        items={choices}
        order={order}
        name="move"
        onOrder={
          onMove &&
          (next => {
            setOrder([...next])
            onMove(next)
          })
        }
      />
      <FieldNotes field={field} />
    </>
  )
}
