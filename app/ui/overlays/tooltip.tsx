import { cloneElement, type KeyboardEvent, type ReactElement, useId, useState } from "react"

interface Props {
  text: string
  /** A button or link; it already has a name, the tip only adds to it. */
  children: ReactElement<{ "aria-describedby"?: string }>
}

/** One sentence more about a control, under the pointer or the focus. Shown by CSS; Esc puts it away. */
export function Tooltip({ text, children }: Props) {
  const id = useId()
  const [isDismissed, setDismissed] = useState(false)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens for what happens to the control inside
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
