import { useContext } from "react"
import { cn } from "#app/lib/theming/cn.ts"
import { Icon } from "#app/ui/brand/icon.tsx"
import { FieldNotes, FormContext, useField } from "#app/ui/forms/field.tsx"
import type { Question } from "./schema.ts"

/** The choices as toggle buttons, single or multiple. */
export function OptionButtons({ question, onChoose }: { question: Question; onChoose(): void }) {
  const field = useField({ name: "chosen" })
  const form = useContext(FormContext)
  const isMultiple = question.kind === "multiple"
  return (
    <div className="grid gap-4">
      {question.choices.map((choice, index) => (
        <label key={choice.id} className={KEY}>
          <input
            type={isMultiple ? "checkbox" : "radio"}
            name="chosen"
            value={choice.id}
            defaultChecked={question.chosen.includes(choice.id)}
            onChange={onChoose}
            aria-invalid={field.control["aria-invalid"]}
            aria-describedby={field.errorId}
            id={index === 0 ? form?.idOf("chosen") : undefined}
            className="peer absolute inset-0 cursor-pointer opacity-0"
          />
          <span aria-hidden="true" className={cn(LETTER, isMultiple ? "rounded-[8px]" : "rounded-xl")}>
            {isMultiple ? <Icon name="ph:check-bold" className={TICK} /> : String.fromCharCode(65 + index)}
          </span>
          <span>{choice.text}</span>
        </label>
      ))}
      <FieldNotes field={field} />
    </div>
  )
}

const KEY = [
  "group/button button-edge relative grid min-h-17 cursor-pointer grid-cols-[auto_1fr] items-center gap-4 rounded-2xl bg-white",
  "py-2.5 pr-4.5 pl-3 font-semibold text-[1.125rem] leading-[1.3]",
  "has-checked:button-down has-checked:bg-marigold-200 has-checked:[--edge:var(--color-marigold-600)]",
  "has-focus-visible:outline-3 has-focus-visible:outline-(--focus) has-focus-visible:outline-offset-5",
].join(" ")
const LETTER =
  "display wdth-100 grid size-[46px] place-items-center bg-gray-200 text-[1.375rem] group-has-checked/button:bg-ink group-has-checked/button:text-marigold-300"
const TICK = "opacity-0 group-has-checked/button:opacity-100"
