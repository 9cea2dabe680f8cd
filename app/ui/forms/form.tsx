import { createContext, type ReactNode, useContext, useEffect, useId, useMemo, useRef, useState } from "react"
import {
  type FetcherWithComponents,
  Form as RouterForm,
  type FormProps as RouterFormProps,
  useActionData,
  useNavigation,
} from "react-router"
import type { ActionResult } from "#app/lib/forms/action-result.ts"
import { cn } from "#app/lib/theming/cn.ts"
import { Icon } from "#app/ui/brand/icon.tsx"
import { FormContext, firstErrorName } from "#app/ui/forms/field.tsx"
import { PushButton, type PushButtonProps } from "#app/ui/forms/push-button.tsx"
import { useRemainingErrors } from "#app/ui/forms/use-remaining-errors.ts"

interface Props extends Omit<RouterFormProps, "children" | "className"> {
  /** Names this form where a page has several: sent along, and only results with the same intent are shown. */
  intent?: string
  /** Defaults to the result of the route's action. */
  result?: ActionResult
  fetcher?: FetcherWithComponents<unknown>
  /** Labels for the error summary, where a message alone does not identify its field. */
  labels?: Readonly<Record<string, string>>
  children: ReactNode
  className?: string
}

/** What was typed on this page before and not saved, for the form with its intent. */
export const RestoredForm = createContext<ActionResult | undefined>(undefined)

/** Posts to the route's action, with or without JavaScript, and shows the errors it returns. */
export function Form(given: Props) {
  const { intent, result: _, fetcher, labels, children, className, ...rest } = given
  const { method = "post", onSubmit, onInput, ...props } = rest
  const id = useId()
  const ref = useRef<HTMLFormElement>(null)
  const result = useResult(given)
  const [isBusy, setSubmitted] = useIsBusy(fetcher)
  const { errors, rules, recheck } = useRemainingErrors(ref, result)

  useEffect(() => {
    const name = firstErrorName(result?.errors)
    if (!name || !ref.current) return
    // The result has arrived: the form can be submitted again while the page's loaders still run.
    setSubmitted(false)
    const field = ref.current.elements.namedItem(name)
    const control = field instanceof RadioNodeList ? field[0] : field
    const target = control ?? ref.current.querySelector("[data-summary]")
    if (target instanceof HTMLElement) target.focus()
  }, [result?.errors, setSubmitted])

  const state = useMemo(
    () => ({
      ...{ errors, isBusy, rules },
      values: result?.values ?? {},
      idOf: (name: string) => `${id}-${name}`,
      canAutoFocus: !String(props.action ?? "").includes("#"),
    }),
    [errors, result?.values, isBusy, id, props.action, rules],
  )
  const Element = fetcher?.Form ?? RouterForm
  return (
    <FormContext value={state}>
      <Element
        ref={ref}
        method={method}
        noValidate
        className={cn("base:grid base:gap-5", className)}
        aria-busy={isBusy || undefined}
        onSubmit={event => {
          onSubmit?.(event)
          if (!event.defaultPrevented) setSubmitted(true)
        }}
        onInput={event => {
          onInput?.(event)
          recheck()
        }}
        {...props}
      >
        {intent && <input type="hidden" name="intent" value={intent} />}
        <ErrorSummary labels={labels} />
        {children}
      </Element>
    </FormContext>
  )
}

function useResult({ intent, result, fetcher }: Props) {
  const fromAction = useActionData<ActionResult>()
  const restored = useContext(RestoredForm)
  if (result) return result
  const found = fetcher ? (fetcher.data as ActionResult | undefined) : (fromAction ?? restored)
  return found?.intent === intent ? found : undefined
}

/** Shows a busy state while its form is being submitted. */
export function SubmitButton({ busy, ...props }: Omit<PushButtonProps, "to" | "href" | "type">) {
  const form = useContext(FormContext)
  return <PushButton {...(props as PushButtonProps)} type="submit" busy={busy ?? form?.isBusy} />
}

function ErrorSummary({ labels }: Pick<Props, "labels">) {
  const form = useContext(FormContext)
  const errors = Object.entries(form?.errors ?? {}).filter(([, message]) => message)
  if (!form || errors.length === 0) return null
  return (
    <div
      role="alert"
      tabIndex={-1}
      data-summary
      className="grid gap-2 rounded-input bg-siren-100 px-5 py-4 text-siren-800"
    >
      <p className="flex items-center gap-2 font-bold">
        <Icon name="ph:warning-circle-fill" className="size-[1.2em] flex-none" />
        {errors.length === 1 ? "One thing needs" : `${errors.length} things need`} another look
      </p>
      <ul className="grid gap-1 pl-7">
        {errors.map(([name, message]) => (
          <li key={name}>
            {name === "form" ? (
              message
            ) : (
              <a href={`#${form.idOf(name)}`} className="underline">
                {labels?.[name] ? `${labels[name]}: ${message}` : message}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Whether this form is being submitted. Its buttons stay enabled while only another form of the page is. */
function useIsBusy(fetcher: Props["fetcher"]) {
  const { state } = useNavigation()
  const [isSubmitted, setSubmitted] = useState(false)
  useEffect(() => {
    if (state === "idle") setSubmitted(false)
  }, [state])
  const isBusy = fetcher ? fetcher.state !== "idle" : isSubmitted && state !== "idle"
  return [isBusy, setSubmitted] as const
}
