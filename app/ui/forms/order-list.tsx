import { type ReactNode, useEffect, useRef, useState } from "react"
import { moveItem, moveItemTo } from "#app/lib/forms/move-item.ts"
import { cn } from "#app/lib/theming/cn.ts"
import { Icon } from "#app/ui/brand/icon.tsx"

interface OrderItem {
  id: string
  /** For screen readers. */
  text: string
  /** Defaults to the text. */
  label?: ReactNode
}

interface Props {
  items: readonly OrderItem[]
  /** The ids as shown. */
  order: readonly string[]
  /** Sent by the buttons, as "up:id" or "down:id". */
  name: string
  /** Without it, or without JavaScript, the buttons submit the form. */
  onOrder?(order: readonly string[]): void
}

/** A list to reorder with two buttons each or by dragging. Every move is announced. */
export function OrderList({ items, order, name, onOrder }: Props) {
  const [dragged, setDragged] = useState<string | null>(null)
  const [preview, setPreview] = useState<readonly string[] | null>(null)
  const [announcement, setAnnouncement] = useState("")
  const shown = preview ?? order
  const list = useFocusAfterMove()
  const itemOf = (id: string) => items.find(item => item.id === id) ?? { id, text: "" }

  function finish(next: readonly string[], id: string) {
    setAnnouncement(`${itemOf(id).text}: now ${next.indexOf(id) + 1} of ${next.length}.`)
    onOrder?.(next)
  }

  function move(id: string, by: number, value: string) {
    list.focusNext(value)
    const next = moveItem(order, id, by)
    if (next.join() === order.join()) setAnnouncement(`${itemOf(id).text} can’t move further.`)
    else finish(next, id)
  }

  return (
    <>
      <ol ref={list.ref} className="grid gap-3">
        {shown.map((id, index) => (
          <li
            key={id}
            draggable={onOrder ? true : undefined}
            onDragStart={() => setDragged(id)}
            onDragOver={event => {
              if (!dragged) return
              event.preventDefault()
              if (dragged !== id) setPreview(moveItemTo(shown, dragged, index))
            }}
            onDragEnd={() => {
              if (dragged && preview) finish(preview, dragged)
              setDragged(null)
              setPreview(null)
            }}
            className={cn(ROW, onOrder && "cursor-grab", dragged === id ? "bg-marigold-200" : "bg-white")}
          >
            <span className={NUMBER}>{index + 1}</span>
            <span className="min-w-0">{itemOf(id).label ?? itemOf(id).text}</span>
            <MoveButtons
              {...{ id, name, index }}
              count={shown.length}
              text={itemOf(id).text}
              onMove={onOrder && ((by, value) => move(id, by, value))}
            />
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </>
  )
}

interface MoveProps {
  id: string
  name: string
  text: string
  index: number
  count: number
  onMove?(by: number, value: string): void
}

function MoveButtons({ id, name, text, index, count, onMove }: MoveProps) {
  return (
    <span className="flex gap-2 max-phone:flex-col">
      {DIRECTIONS.map(({ direction, by, icon }) => (
        <button
          key={direction}
          type="submit"
          name={name}
          value={`${direction}:${id}`}
          // Stays focusable at the end of the list, so that keyboard users do not lose the focus.
          aria-disabled={(by < 0 ? index === 0 : index === count - 1) || undefined}
          aria-label={`Move ${direction}: ${text}`}
          onClick={event => {
            if (!onMove) return
            event.preventDefault()
            onMove(by, `${direction}:${id}`)
          }}
          className={MOVE}
        >
          <Icon name={icon} />
        </button>
      ))}
    </span>
  )
}

/** A moved row loses the focus, which goes back to the button that moved it. */
function useFocusAfterMove() {
  const ref = useRef<HTMLOListElement>(null)
  const pressed = useRef<string>(undefined)
  useEffect(() => {
    const value = pressed.current
    pressed.current = undefined
    if (value) ref.current?.querySelector<HTMLButtonElement>(`button[value="${CSS.escape(value)}"]`)?.focus()
  })
  return {
    ref,
    focusNext(value: string) {
      pressed.current = value
    },
  }
}

const DIRECTIONS = [
  { direction: "up", by: -1, icon: "ph:arrow-up-bold" },
  { direction: "down", by: 1, icon: "ph:arrow-down-bold" },
] as const

const ROW = [
  "button-edge grid min-h-17 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3.5 rounded-2xl",
  "py-2.5 pr-3 pl-3 font-semibold text-[1.0625rem] leading-[1.3]",
].join(" ")
const NUMBER = [
  "display wdth-100 grid size-[46px] place-items-center rounded-xl bg-gray-200 text-[1.375rem]",
  "max-phone:size-9 max-phone:text-body",
].join(" ")
const MOVE = [
  "grid size-11 cursor-pointer place-items-center rounded-xl bg-air-300 text-[1.25rem] text-ink",
  "aria-disabled:cursor-not-allowed aria-disabled:bg-gray-100 aria-disabled:text-gray-600",
].join(" ")
