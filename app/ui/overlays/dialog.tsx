import type { ReactNode } from "react"
import { cn } from "#app/lib/theming/cn.ts"
import { Icon } from "#app/ui/brand/icon.tsx"
import type { DialogControl } from "./use-dialog.ts"

interface Props {
  control: DialogControl
  title: ReactNode
  children: ReactNode
  /** The safe action comes first, because it gets the focus. */
  actions?: ReactNode
  onClose?(): void
  className?: string
}

/** A native modal dialog, which handles focus, inertness and Escape. */
export function Dialog({ control, title, children, actions, onClose, className }: Props) {
  const titleId = `${control.id}-title`
  return (
    <dialog
      id={control.id}
      aria-labelledby={titleId}
      onClose={onClose}
      className={cn(
        "sheet-edge m-auto w-[min(560px,calc(100%-32px))] overflow-y-auto rounded-panel bg-white p-[clamp(22px,3vw,38px)] text-ink open:rises max-phone:mb-6",
        className,
      )}
    >
      <h2 id={titleId} className="text-2 wdth-82">
        {title}
      </h2>
      <div className="mt-3.5 text-[1.125rem]">{children}</div>
      {actions && <div className="mt-6 flex flex-wrap gap-4">{actions}</div>}
    </dialog>
  )
}

interface SheetProps extends Omit<Props, "actions"> {
  /** Sticks to the bottom edge. */
  foot?: ReactNode
}

/** A full-height dialog at the side, for menus, filters or one record next to a list. */
export function Sheet({ control, title, children, foot, onClose, className }: SheetProps) {
  const titleId = `${control.id}-title`
  return (
    <dialog
      id={control.id}
      aria-labelledby={titleId}
      closedby="any"
      onClose={onClose}
      className={cn(
        "my-0 mr-0 ml-auto h-dvh max-h-none w-[min(440px,100%)] max-w-none bg-green-400 text-ink open:grid open:slides-in open:grid-rows-[auto_1fr_auto]",
        className,
      )}
    >
      <div className="flex items-center justify-between gap-4 px-5 pt-4">
        <h2 id={titleId} className="text-3 wdth-84">
          {title}
        </h2>
        <button type="button" {...control.closer} className="push push-white push-sm">
          <Icon name="ph:x-bold" className="size-[1.1em]" />
          Close
        </button>
      </div>
      <div className="overflow-y-auto overscroll-contain px-5 py-4">{children}</div>
      {foot}
    </dialog>
  )
}
