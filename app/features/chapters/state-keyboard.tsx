import { type KeyboardEvent, useEffect, useState } from "react"
import { Form, href } from "react-router"
import { cn } from "#app/lib/theming/cn.ts"
import { chapterCount } from "./labels.ts"
import { DRAWER_ID } from "./search-href.ts"
import { neighbor, STATE_KEYS, type StateKey, stateOf } from "./state-keys.ts"
import type { ChapterView } from "./view.server.ts"

interface Props {
  view: ChapterView
}

/** The map: each state is a key of a keyboard, lit where there is a chapter. Keys submit the state in the URL. */
export function StateKeyboard({ view: { counts, state, drawer } }: Props) {
  const [stop, setStop] = useRovingStop(state)
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const code = (event.target as HTMLElement).dataset.state
    const next = code && neighbor(code, event.key)
    if (!next) return
    event.preventDefault()
    setStop(next)
    document.getElementById(stateKeyId(next))?.focus()
  }
  return (
    <Form
      action={`${href("/about/chapters")}#${DRAWER_ID}`}
      preventScrollReset
      className="on-dark state-keyboard relative z-2 text-white"
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in every browser */}
      <div
        role="group"
        aria-label="States. Press one to see its chapters."
        className="state-keys"
        onKeyDown={onKeyDown}
      >
        <Screen count={counts[state ?? ""] ?? 0} state={state} drawer={drawer} />
        {STATE_KEYS.map(key => (
          <Key
            key={key.code}
            stateKey={key}
            count={counts[key.code] ?? 0}
            isPressed={key.code === state}
            tabIndex={stop === null ? undefined : key.code === stop ? 0 : -1}
            onFocus={() => setStop(key.code)}
          />
        ))}
        <Legend className="z-1 col-start-1 col-end-5 row-start-7 content-center max-column:hidden" />
        <span
          aria-hidden="true"
          className="keyboard-speaker col-start-11 col-end-13 row-start-6 row-end-8 mx-1 my-1.5 self-stretch"
        />
      </div>
      <Legend className="mt-3 column:hidden" />
    </Form>
  )
}

export function stateKeyId(code: string) {
  return `state-${code}`
}

/** The only key in the tab order. Null before hydration, where Tab must reach every key. */
function useRovingStop(state: string | null) {
  const [stop, setStop] = useState<string | null>(null)
  useEffect(() => setStop(current => state ?? current ?? "AR"), [state])
  return [stop, setStop] as const
}

interface KeyProps {
  stateKey: StateKey
  count: number
  isPressed: boolean
  tabIndex: number | undefined
  onFocus(): void
}

function Key({ stateKey: { code, name, row, column }, count, isPressed, tabIndex, onFocus }: KeyProps) {
  return (
    <button
      type="submit"
      name="state"
      value={code}
      id={stateKeyId(code)}
      data-state={code}
      data-lit={count > 0 || undefined}
      aria-pressed={isPressed}
      // Begins with what the key shows, because people who speak to the computer say it.
      aria-label={`${code}, ${count === 0 ? "no chapter yet" : chapterCount(count)} in ${name}`}
      tabIndex={tabIndex}
      onFocus={onFocus}
      className={cn("state-key", ROWS[row - 1], COLUMNS[column - 1], WIDTHS[Math.min(count, 6)])}
    >
      {code}{" "}
      {count > 0 && (
        <span className="absolute top-1 right-1.25 font-bold font-text text-[0.8125rem] max-column:hidden">
          {count}
        </span>
      )}
    </button>
  )
}

function Screen({ state, count, drawer }: { count: number } & Pick<ChapterView, "state" | "drawer">) {
  const chapter = drawer?.chapter?.name
  const name = stateOf(state)?.name ?? "Press a state"
  return (
    <div
      aria-live="polite"
      className="col-start-2 col-end-11 row-start-1 row-end-3 mx-1 mb-2 grid min-w-0 content-center items-center gap-x-5 overflow-hidden rounded-[14px] bg-green-300 px-3 py-2 text-ink shadow-[inset_0_0_0_4px_var(--color-black),inset_0_10px_0_rgb(4_28_19/0.12)] column:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)] column:px-5.5"
    >
      <p
        className={cn(
          "display truncate uppercase leading-[0.9]",
          name.length > 12
            ? "wdth-58 text-[clamp(1.1rem,2.6vw,2.6rem)]"
            : "wdth-74 text-[clamp(1.5rem,4.4vw,4rem)]",
        )}
      >
        {name}
      </p>
      <p
        className={cn(
          "font-mono font-semibold text-[0.9375rem] leading-snug",
          state ? "truncate" : "max-column:hidden",
        )}
      >
        {state ? (count === 0 ? "No chapter yet" : chapterCount(count)) : "Lit: a chapter lives here"}
        {drawer?.people ? <span className="max-column:hidden">, {drawer.people} people</span> : null}
        {state && (
          <span className="max-column:hidden">
            <br />
            {chapter ? `Drawer open: ${chapter}` : "Be the first"}
          </span>
        )}
      </p>
    </div>
  )
}

/** On phones it is below the keys, which leave it no room. */
function Legend({ className }: { className: string }) {
  return (
    <p className={cn("grid gap-2 text-small leading-tight", className)}>
      <span className="flex items-center gap-2.5">
        <i className="h-4.5 w-5.5 flex-none rounded-[5px] bg-green-400 shadow-[0_3px_0_var(--color-green-600)]" />
        Lit: a chapter lives here
      </span>
      <span className="flex items-center gap-2.5">
        <i className="h-4.5 w-5.5 flex-none rounded-[5px] bg-green-700 shadow-[0_3px_0_var(--color-black)]" />
        Not yet. Be the first
      </span>
    </p>
  )
}

const ROWS = [
  ...["row-start-1", "row-start-2", "row-start-3", "row-start-4"],
  ...["row-start-5", "row-start-6", "row-start-7", "row-start-8"],
]
const COLUMNS = [
  ...["col-start-1", "col-start-2", "col-start-3", "col-start-4", "col-start-5", "col-start-6"],
  ...["col-start-7", "col-start-8", "col-start-9", "col-start-10", "col-start-11", "col-start-12"],
]
// The more chapters, the wider the letters.
const WIDTHS = [
  ...["column:wdth-62", "column:wdth-86", "column:wdth-100", "column:wdth-114"],
  ...["column:wdth-128", "column:wdth-142", "column:wdth-150"],
]
