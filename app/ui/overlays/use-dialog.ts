import { useId, useMemo } from "react"

/**
 * A dialog's id and the attributes of the buttons that open and close it. Invoker commands work without script; older
 * browsers use the click handlers.
 */
export function useDialog(ownId?: string) {
  const generatedId = useId()
  const id = ownId ?? generatedId
  return useMemo(() => {
    const find = () => document.getElementById(id) as HTMLDialogElement | null
    const unlessNative = (fallback: () => void) => () => {
      if (!("command" in HTMLButtonElement.prototype)) fallback()
    }
    return {
      id,
      show: () => find()?.showModal(),
      close: () => find()?.close(),
      opener: {
        commandfor: id,
        command: "show-modal",
        "aria-haspopup": "dialog" as const,
        onClick: unlessNative(() => find()?.showModal()),
      },
      closer: { commandfor: id, command: "close", onClick: unlessNative(() => find()?.close()) },
    }
  }, [id])
}

export type DialogControl = ReturnType<typeof useDialog>
