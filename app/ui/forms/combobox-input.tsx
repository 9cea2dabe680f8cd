import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react"
import { cn } from "#app/lib/theming/cn.ts"
import { Icon } from "#app/ui/brand/icon.tsx"
import { matchesOf, namedOption } from "#app/ui/forms/combobox-matches.ts"
import type { FieldState } from "#app/ui/forms/field.tsx"
import type { Option } from "#app/ui/forms/select-field.tsx"
import { nextIndex } from "#app/ui/navigation/roving-focus.ts"

interface Props {
  options: readonly Option[]
  value: string
  placeholder: string
  emptyText: string
  control: FieldState["control"]
  /** Whether the select it replaces had the focus. */
  autoFocus?: boolean
}

/** A text field that filters a list: arrow keys move, Enter selects, Escape closes. */
export function ComboboxInput({ options, value, placeholder, emptyText, control, autoFocus }: Props) {
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const hidden = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState(() => options.find(option => option.value === value))
  const [typed, setTyped] = useState<string>()
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(0)
  const matches = matchesOf(options, typed ?? "")
  const { name, autoFocus: _, ...attributes } = control

  useEffect(() => {
    if (autoFocus) input.current?.focus()
  }, [autoFocus])

  // A hidden input fires no event of its own when its value changes.
  useEffect(() => {
    if (chosen) hidden.current?.dispatchEvent(new Event("input", { bubbles: true }))
  }, [chosen])

  useEffect(() => {
    if (isOpen) list.current?.showPopover({ source: input.current! })
    else list.current?.hidePopover()
  }, [isOpen])

  useEffect(() => {
    if (isOpen) document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: "nearest" })
  }, [isOpen, active, listId])

  function open(text?: string) {
    setTyped(text)
    const current = text === undefined ? options.findIndex(({ value }) => value === chosen?.value) : 0
    setActive(Math.max(0, current))
    setOpen(true)
  }

  function close(option: Option | undefined) {
    setChosen(option)
    setTyped(undefined)
    setOpen(false)
  }

  // On blur, incomplete text is replaced by the matching option, or by the one chosen before.
  function onBlur() {
    const isCleared = typed?.trim() === ""
    close(isCleared ? undefined : (namedOption(options, typed ?? "") ?? chosen))
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Escape" && isOpen) {
      close(chosen)
    } else if (event.key === "Enter" && isOpen) {
      const option = matches[active]
      if (option && !option.disabled) close(option)
    } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      if (isOpen) setActive(nextIndex(event.key, active, matches.length, "vertical") ?? 0)
      else open(typed)
    } else {
      return
    }
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <div className="relative">
      <input
        {...attributes}
        ref={input}
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-activedescendant={isOpen && matches.length > 0 ? `${listId}-${active}` : undefined}
        placeholder={placeholder}
        value={typed ?? chosen?.label ?? ""}
        onChange={event => open(event.currentTarget.value)}
        onClick={() => isOpen || open()}
        onBlur={onBlur}
        onKeyDown={onKeyDown}
        className="input input-caret"
      />
      <input ref={hidden} type="hidden" name={name} value={chosen?.value ?? ""} />
      <div
        ref={list}
        id={listId}
        role="listbox"
        aria-label="Options"
        popover="manual"
        className="anchored max-h-88 w-[anchor-size(width)] overflow-y-auto overscroll-contain rounded-2xl bg-white p-1.5 text-ink shadow-[0_0_0_var(--line)_var(--color-ink),0_10px_30px_rgb(4_28_19/0.28)]"
      >
        {matches.map((option, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the text field keeps the focus and handles the keys
          // biome-ignore lint/a11y/useFocusableInteractive: see above
          <div
            key={option.value}
            id={`${listId}-${index}`}
            role="option"
            aria-selected={index === active}
            aria-disabled={option.disabled}
            onPointerDown={event => event.preventDefault()}
            onPointerMove={() => setActive(index)}
            onClick={() => option.disabled || close(option)}
            className={cn(
              "flex min-h-11 items-center justify-between gap-3 rounded-[10px] px-3.5 py-2",
              index === active && "bg-green-200",
              option.disabled ? "cursor-not-allowed text-gray-600" : "cursor-pointer",
              option.value === chosen?.value && "font-bold",
            )}
          >
            {option.label}
            {option.value === chosen?.value && <Icon name="ph:check-bold" className="size-[1.1em]" />}
          </div>
        ))}
      </div>
      <p
        role="status"
        className={cn(isOpen && matches.length === 0 ? "mt-1.5 text-gray-600 text-small" : "sr-only")}
      >
        {isOpen && matches.length === 0 && emptyText}
        {isOpen && typed && matches.length > 0 && `${matches.length} found`}
      </p>
    </div>
  )
}
