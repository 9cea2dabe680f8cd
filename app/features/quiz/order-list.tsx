import { useEffect, useRef, useState } from "react"
import { moveItem, moveItemTo } from "#app/lib/forms/move-item.ts"
import { cn } from "#app/lib/theming/cn.ts"
import { Icon } from "#app/ui/brand/icon.tsx"
import { FieldNotes, useField } from "#app/ui/forms/field.tsx"
import type { Question } from "./schema.ts"

interface Props {
  question: Question
  /** Saves a new order in the background; without JavaScript the buttons submit the form. */
  onMove?(order: readonly string[]): void
}

/** A list to reorder with buttons or by dragging. */
export function OrderList({ question, onMove }: Props) {
  const { choices, chosen } = question
  const [order, setOrder] = useState(() => (chosen.length > 0 ? chosen : choices.map(({ id }) => id)))
  const [dragged, setDragged] = useState<string | null>(null)
  const [said, setSaid] = useState("")
  const list = useRef<HTMLOListElement>(null)
  const pressed = useRef<string | null>(null)
  const field = useField({ name: "chosen" })
  const textOf = (id: string) => choices.find(choice => choice.id === id)?.text ?? ""

  // Moving a row loses the focus, so give it back to the button that moved it, or to its neighbor at an end.
  useEffect(() => {
    const [way, id] = pressed.current?.split(":") ?? []
    pressed.current = null
    if (!way || !order.includes(id!)) return
    const keys = list.current?.querySelectorAll<HTMLButtonElement>(`button[value$=":${id}"]:not(:disabled)`)
    const same = [...(keys ?? [])].find(key => key.value.startsWith(way))
    const target = same ?? keys?.[0]
    target?.focus()
  }, [order])

  function settle(next: readonly string[], id: string) {
    setOrder([...next])
    setSaid(`${textOf(id)}: now ${next.indexOf(id) + 1} of ${next.length}.`)
    onMove?.(next)
  }

  return (
    <>
      <ol ref={list} className="grid gap-3">
        {order.map((id, index) => (
          <li
            key={id}
            draggable={onMove ? true : undefined}
            onDragStart={() => setDragged(id)}
            onDragOver={event => {
              if (!dragged) return
              event.preventDefault()
              if (dragged !== id) setOrder(moveItemTo(order, dragged, index))
            }}
            onDragEnd={() => {
              if (dragged) settle(order, dragged)
              setDragged(null)
            }}
            className={cn(ROW, onMove && "cursor-grab", dragged === id && "bg-marigold-200")}
          >
            <input type="hidden" name="chosen" value={id} />
            <span className="display wdth-100 grid size-[46px] place-items-center rounded-xl bg-gray-200 text-[1.375rem]">
              {index + 1}
            </span>
            <span className="min-w-0">{textOf(id)}</span>
            <span className="flex gap-2">
              {WAYS.map(({ way, by, icon, words }) => (
                <button
                  key={way}
                  type="submit"
                  name="move"
                  value={`${way}:${id}`}
                  disabled={by < 0 ? index === 0 : index === order.length - 1}
                  aria-label={`${words}: ${textOf(id)}`}
                  onClick={event => {
                    if (!onMove) return
                    event.preventDefault()
                    pressed.current = `${way}:${id}`
                    settle(moveItem(order, id, by), id)
                  }}
                  className={MOVE}
                >
                  <Icon name={icon} />
                </button>
              ))}
            </span>
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {said}
      </p>
      <FieldNotes field={field} />
    </>
  )
}

const WAYS = [
  { way: "up", by: -1, icon: "ph:arrow-up-bold", words: "Move up" },
  { way: "down", by: 1, icon: "ph:arrow-down-bold", words: "Move down" },
] as const

const ROW = cn(
  "button-edge grid min-h-17 grid-cols-[auto_1fr_auto] items-center gap-3.5 rounded-2xl bg-white",
  "py-2.5 pr-3 pl-3 font-semibold text-[1.0625rem] leading-[1.3]",
)
const MOVE =
  "grid size-11 cursor-pointer place-items-center rounded-xl bg-air-300 text-ink text-[1.25rem] disabled:cursor-not-allowed disabled:bg-gray-100 disabled:text-gray-400"
