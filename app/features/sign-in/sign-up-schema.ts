import { z } from "zod"
import { WEAK_SENTENCES, weakReasons } from "#app/lib/auth/password-strength.ts"
import { emailField, newPasswordField, plainName } from "#app/lib/forms/fields.ts"

const NAME_LIMIT = 80

export const signUpSchema = z.object({
  display_name: z
    .string()
    .trim()
    .min(1, "Tell us what to call you.")
    .refine(name => [...name].length <= NAME_LIMIT, `Keep it under ${NAME_LIMIT} characters.`)
    .check(plainName()),
  email: emailField(),
  password: newPasswordField("Enter a password.").refine(
    password => !weakReasons(password).includes("length"),
    WEAK_SENTENCES.length,
  ),
  agree: z.literal("on", "Agree to the terms to create an account."),
})
