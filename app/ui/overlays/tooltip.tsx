import { cloneElement, type KeyboardEvent, type ReactElement, useId, useState } from "react"

interface Props {
  text: string
  /** A button or link with its own accessible name. */
  children: ReactElement<{ "aria-describedby"?: string }>
}

/** A description on hover or focus, shown by CSS. Escape hides it. */
export function Tooltip({ text, children }: Props) {
  const id = useId()
  const [isDismissed, setDismissed] = useState(false)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: events come from the control inside
    <span
      className="tip"
      data-dismissed={isDismissed || undefined}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key === "Escape") setDismissed(true)
      }}
      onPointerLeave={() => setDismissed(false)}
      onBlur={() => setDismissed(false)}
    >
      {cloneElement(children, { "aria-describedby": id })}
      <span
        id={id}
        role="tooltip"
        className="rounded-tag bg-ink px-3 py-2 font-[650] font-text text-small text-white leading-snug"
      >
        {text}
      </span>
    </span>
  )
}
