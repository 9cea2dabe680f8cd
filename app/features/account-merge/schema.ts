import { z } from "zod"
import { emailField } from "#app/lib/forms/fields.ts"

export const addressSchema = z.object({ address: emailField("Enter the email of your other account.") })
