export type FieldErrors = Readonly<Record<string, string | undefined>>

/** What an action returns when it rejects a form. The key `form` in `errors` is for problems with no single field. */
export interface ActionResult {
  /** Which form of the page the result belongs to, where there are several. */
  intent?: string
  errors?: FieldErrors
  values?: Readonly<Record<string, string | string[]>>
}
