import { cn } from "#app/lib/theming/cn.ts"
import { Icon } from "#app/ui/brand/icon.tsx"
import { RichText } from "#app/ui/data/rich-text.tsx"

interface Props {
  letter: string
  value: string
  text: string
  /** The state after checking: right, wrong or not chosen. */
  state: "right" | "wrong" | "open"
}

const STATES = {
  right: "button-down bg-green-300 [--edge:var(--color-green-600)]",
  wrong: "bg-siren-100 [--edge:var(--color-siren-300)]",
  open: "bg-white",
}
const LETTERS = {
  right: "bg-ink text-green-300",
  wrong: "bg-siren-700 text-white",
  open: "bg-gray-200",
}

/** An answer button. It submits its form, so it works before and without JavaScript. */
export function OptionButton({ letter, value, text, state }: Props) {
  return (
    <button
      type="submit"
      name="answer"
      value={value}
      className={cn(
        "button-edge grid min-h-17 w-full cursor-pointer grid-cols-[auto_1fr] items-center gap-4 rounded-2xl py-2.5 pr-4.5 pl-3 text-left font-semibold text-[1.125rem] text-ink leading-snug",
        STATES[state],
      )}
    >
      <span
        className={cn(
          "display wdth-100 grid size-11.5 place-items-center rounded-xl text-[1.375rem]",
          LETTERS[state],
        )}
      >
        {state === "right" && <Icon name="ph:check-bold" label="Right:" />}
        {state === "wrong" && <Icon name="ph:x-bold" label="Not this one:" />}
        {state === "open" && <span aria-hidden="true">{letter}</span>}
      </span>
      <span className={cn(state === "wrong" && "line-through decoration-2")}>
        <RichText>{text}</RichText>
      </span>
    </button>
  )
}
