import { type ReactNode, useContext, useEffect, useId, useMemo, useRef, useState } from "react"
import {
  type FetcherWithComponents,
  Form as RouterForm,
  type FormProps as RouterFormProps,
  useActionData,
  useNavigation,
} from "react-router"
import { cn } from "#app/lib/theming/cn.ts"
import { Icon } from "#app/ui/brand/icon.tsx"
import { type FieldErrors, FormContext, firstProblem } from "#app/ui/forms/field.tsx"
import { PushButton, type PushButtonProps } from "#app/ui/forms/push-button.tsx"

/** What an action answers when the form is wrong; status 400. `form` is about no single field. */
export interface ActionResult {
  errors?: FieldErrors
  values?: Readonly<Record<string, unknown>>
}

interface Props extends Omit<RouterFormProps, "children" | "className"> {
  /** Without it, what the route's action answered. */
  answer?: ActionResult
  fetcher?: FetcherWithComponents<unknown>
  /** The labels for the summary, where a message alone does not say which field it is about. */
  labels?: Readonly<Record<string, string>>
  children: ReactNode
  className?: string
}

/** Posts to the route's action, with or without a script, and shows what came back wrong. */
export function Form(given: Props) {
  const { answer, fetcher, labels, children, className, method = "post", onSubmit, ...props } = given
  const id = useId()
  const ref = useRef<HTMLFormElement>(null)
  const own = useActionData<ActionResult>()
  const said = answer ?? (fetcher ? (fetcher.data as ActionResult | undefined) : own)
  const [isBusy, setSent] = useIsBusy(fetcher)
  const errors = said?.errors

  useEffect(() => {
    const name = firstProblem(errors)
    if (!name || !ref.current) return
    // It is back, and can be mended and sent again while the page's data is still being read.
    setSent(false)
    const field = ref.current.elements.namedItem(name)
    const control = field instanceof RadioNodeList ? field[0] : field
    const place = control ?? ref.current.querySelector("[data-summary]")
    if (place instanceof HTMLElement) place.focus()
  }, [errors, setSent])

  const state = useMemo(
    () => ({
      errors: errors ?? {},
      values: said?.values ?? {},
      isBusy,
      idOf: (name: string) => `${id}-${name}`,
      canAutoFocus: !String(props.action ?? "").includes("#"),
    }),
    [errors, said?.values, isBusy, id, props.action],
  )
  const Element = fetcher?.Form ?? RouterForm
  return (
    <FormContext value={state}>
      <Element
        ref={ref}
        method={method}
        noValidate
        className={cn("grid gap-5", className)}
        aria-busy={isBusy || undefined}
        onSubmit={event => {
          onSubmit?.(event)
          if (!event.defaultPrevented) setSent(true)
        }}
        {...props}
      >
        <ErrorSummary labels={labels} />
        {children}
      </Element>
    </FormContext>
  )
}

/** Busy while the form it stands in is on its way. */
export function SubmitButton({ busy, ...props }: Omit<PushButtonProps, "to" | "href" | "type">) {
  const form = useContext(FormContext)
  return <PushButton {...(props as PushButtonProps)} type="submit" busy={busy ?? form?.isBusy} />
}

function ErrorSummary({ labels }: Pick<Props, "labels">) {
  const form = useContext(FormContext)
  const problems = Object.entries(form?.errors ?? {}).filter(([, message]) => message)
  if (!form || problems.length === 0) return null
  const count = problems.length === 1 ? "One thing needs" : `${problems.length} things need`
  return (
    <div
      role="alert"
      tabIndex={-1}
      data-summary
      className="grid gap-2 rounded-input bg-siren-100 px-5 py-4 text-siren-800"
    >
      <p className="flex items-center gap-2 font-bold">
        <Icon name="ph:warning-circle-fill" className="size-[1.2em] flex-none" />
        {count} another look
      </p>
      <ul className="grid gap-1 pl-7">
        {problems.map(([name, message]) => (
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

/**
 * Whether this very form is on its way. Another one of the same page may be, whose answer has brought this one: its
 * keys work already while the page's data is still being read again.
 */
function useIsBusy(fetcher: Props["fetcher"]) {
  const { state } = useNavigation()
  const [isSent, setSent] = useState(false)
  useEffect(() => {
    if (state === "idle") setSent(false)
  }, [state])
  const isBusy = fetcher ? fetcher.state !== "idle" : isSent && state !== "idle"
  return [isBusy, setSent] as const
}
