import { useState } from "react"
import type { Fields, ListSpec } from "#app/lib/forms/field-specs/field-spec.ts"
import { countItems } from "#app/lib/forms/field-specs/write-fields.ts"
import { useHydrated } from "#app/lib/rendering/use-hydrated.ts"
import { Icon } from "#app/ui/brand/icon.tsx"
import { Checkbox } from "#app/ui/forms/choice.tsx"
import { FieldNotes, useField } from "#app/ui/forms/field.tsx"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import { ItemField } from "./item-field.tsx"

interface Props {
  spec: ListSpec
  fields: Fields
}

/** The entries of a list, each with its fields, and an empty one to add. Without script, saving brings the next empty one. */
export function ListField({ spec, fields }: Props) {
  const field = useField({ name: spec.name })
  const saved = countItems(fields, spec.name)
  const [count, setCount] = useState(spec.length ?? saved + 1)
  const hasScript = useHydrated()
  return (
    <section aria-labelledby={`${field.id}-title`} className="grid gap-4">
      <h3 id={`${field.id}-title`} className="font-bold text-lead">
        {spec.label}
      </h3>
      <FieldNotes field={field} hint={spec.hint} />
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an entry is its place in the form
        <Entry key={index} isNew={!spec.length && index >= saved} {...{ spec, fields, index, saved }} />
      ))}
      {hasScript && !spec.length && (
        <PushButton
          variant="white"
          size="sm"
          type="button"
          icon="ph:plus-bold"
          className="justify-self-start"
          onClick={() => setCount(count + 1)}
        >
          One more
        </PushButton>
      )}
    </section>
  )
}

interface EntryProps extends Props {
  index: number
  saved: number
  isNew: boolean
}

function Entry({ spec, fields, index, saved, isNew }: EntryProps) {
  const at = `${spec.name}.${index}`
  const title = isNew ? `New ${spec.item.toLowerCase()}` : `${spec.item} ${index + 1}`
  return (
    <fieldset className="grid min-w-0 gap-4 rounded-[18px] bg-gray-100 p-4">
      <legend className="float-left font-bold">{title}</legend>
      {spec.hasIds && <input type="hidden" name={`${at}.id`} value={fields[`${at}.id`] ?? ""} />}
      {isNew && <p className="clear-both text-gray-600 text-small">Leave it empty if you need no more.</p>}
      {spec.fields.map(inner => (
        <ItemField
          key={inner.name}
          spec={isNew ? { ...inner, optional: true } : inner}
          name={`${at}.${inner.name}`}
          fields={fields}
        />
      ))}
      {!isNew && !spec.length && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Checkbox name={`${at}.remove`} value="on" label="Remove it when I save" />
          <span className="flex gap-2">
            <Move direction="up" at={at} label={title} isEnd={index === 0} />
            <Move direction="down" at={at} label={title} isEnd={index === saved - 1} />
          </span>
        </div>
      )}
    </fieldset>
  )
}

interface MoveProps {
  direction: "up" | "down"
  at: string
  label: string
  isEnd: boolean
}

/** Saves the form with the entry in another place. */
function Move({ direction, at, label, isEnd }: MoveProps) {
  if (isEnd) return null
  return (
    <button
      type="submit"
      name="move"
      value={`${direction}:${at}`}
      aria-label={`Save and move ${direction}: ${label}`}
      className="grid size-11 cursor-pointer place-items-center rounded-xl bg-air-300 text-[1.25rem] text-ink"
    >
      <Icon name={direction === "up" ? "ph:arrow-up-bold" : "ph:arrow-down-bold"} />
    </button>
  )
}
