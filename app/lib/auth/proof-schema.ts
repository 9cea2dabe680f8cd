import { z } from "zod"

/** How a member reauthenticates: with the second factor if they have one. */
export type ProofKind = "password" | "mail" | "app"
export type Proof = { kind: "password"; password: string } | { kind: "mail" | "app"; code: string }

const SOURCES = { mail: "It is in the email we sent you.", app: "Your authenticator app shows it." }

/** The fields of `ReauthenticationFields`. */
export function proofSchema(kind: ProofKind): z.ZodType<Proof> {
  if (kind === "password") {
    const password = z.string().min(1, "Enter your password, so no one else can do this.")
    return z.object({ password }).transform(given => ({ kind, ...given }))
  }
  const code = z
    .string()
    .transform(given => given.replace(/\s/g, ""))
    .refine(given => given !== "", `Enter the code. ${SOURCES[kind]}`)
    .refine(given => /^\d{6}$/.test(given), `The code has six digits. ${SOURCES[kind]}`)
  return z.object({ code }).transform(given => ({ kind, ...given }))
}

/** A proof and the typed word "delete". */
export function deletionSchema(kind: ProofKind) {
  const word = z.string().trim().toLowerCase()
  const typed = z.object({
    word: word.pipe(z.literal("delete", "Type the word delete, to be sure.")),
  })
  return z.intersection(typed, proofSchema(kind))
}
