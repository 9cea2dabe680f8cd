import { z } from "zod"
import { optionalTextField, textField } from "#app/lib/forms/fields.ts"
import { parseForm } from "#app/lib/forms/parse-form.ts"
import type { StaffActionArgs, StaffOutcome } from "#app/lib/staff/define-staff-list.ts"

const EIN = "Enter the nine digits of your EIN, like 12-3456789."

const schema = z.object({
  legal_name: optionalTextField(1, 160),
  ein: z
    .string()
    .trim()
    .regex(/^\d{2}-?\d{7}$/, EIN)
    .transform(typed => typed.replace(/^(\d{2})-?/, "$1-")),
  address: textField(1, 200),
  deductibility: textField(20, 500),
})

/** Saves the legal identity, or replaces the receipts that lack the EIN. */
export async function changeLegalIdentity(args: StaffActionArgs): Promise<StaffOutcome> {
  return args.intent === "reissue" ? reissueReceipts(args) : saveLegalIdentity(args)
}

/** Each call replaces as many receipts as fit into one short transaction. */
async function reissueReceipts({ db }: StaffActionArgs): Promise<StaffOutcome> {
  for (;;) {
    const { data } = await db.rpc("reissue_receipts").throwOnError()
    if (data === "not-allowed") return "not-found"
    if (data === "none-left") return { done: "reissued" }
  }
}

async function saveLegalIdentity({ db, form }: StaffActionArgs): Promise<StaffOutcome> {
  const parsed = parseForm(schema, form)
  if (!parsed.ok) return { errors: parsed.errors }
  const { legal_name, ...rest } = parsed.value
  const { data } = await db
    .rpc("save_legal_identity", { ...rest, legal_name: legal_name ?? "" })
    .throwOnError()
  if (data === "saved") return { done: data }
  return data === "not-possible" ? { errors: { ein: EIN } } : "not-found"
}
