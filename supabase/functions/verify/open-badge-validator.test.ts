import { gzipSync } from "node:zlib"
import { afterAll, expect, test } from "vitest"
import { testBackend } from "#tests/support/backend.ts"
import { type DidDocument, schemaErrors, verifySigned } from "#tests/support/open-badge.ts"
import { badgeErrors, type JsonNode, statusErrors } from "#tests/support/open-badge-validator.ts"

const { sql, visitor, close } = await testBackend()
afterAll(close)

async function invoke<T>(body: { want: string; id?: string }): Promise<T> {
  const { data, error } = await visitor.functions.invoke("verify", { body })
  if (error) throw error
  return data as T
}

async function verified(want: string, id?: string) {
  const { document } = await invoke<{ document: DidDocument }>({ want: "keys" })
  const { jwt } = await invoke<{ jwt: string }>({ want, id })
  return (await verifySigned(jwt, document)) as JsonNode
}

async function badge(form: "full" | "hidden", expires: string | null = "2999-01-01") {
  const id = crypto.randomUUID().replaceAll("-", "")
  await sql(
    `insert into public.certificates (id, course_id, course_title, criteria, holder_name, name_form, expires_at)
     select $1, c.id, c.title, 'Passed.', 'Ana Ruiz', $2, $3 from public.courses c order by slug limit 1`,
    [id, form, expires],
  )
  return { id, credential: await verified("credential", id) }
}

test.each([
  ["full", "2999-01-01"],
  ["hidden", null],
] as const)("the validator accepts a badge with the name %s and its status list", async (form, expires) => {
  const { credential } = await badge(form, expires)
  expect([...schemaErrors(credential), ...badgeErrors(credential)]).toEqual([])
  expect(statusErrors(credential, await verified("status"))).toEqual([])
})

test("the validator rejects a revoked badge", async () => {
  const { id, credential } = await badge("full")
  await sql(
    "update public.certificates set status = 'revoked', status_reason = 'issued-in-error' where id = $1",
    [id],
  )
  expect(statusErrors(credential, await verified("status"))).toEqual(["The credential has been revoked"])
})

test("the validator rejects badges that break one rule", async () => {
  const { credential } = await badge("full")
  const contexts = credential["@context"] as string[]
  const subject = credential.credentialSubject as JsonNode
  const withSubject = (changes: JsonNode) => ({
    ...credential,
    credentialSubject: { ...subject, ...changes },
  })
  const achievement = (changes: JsonNode) =>
    withSubject({ achievement: { ...(subject.achievement as JsonNode), ...changes } })
  const broken: [JsonNode, string][] = [
    [{ ...credential, "@context": contexts.toReversed() }, "@context 1 is not"],
    [
      { ...credential, "@context": contexts.slice(0, 2) },
      "Undefined JSON-LD term: 1EdTechJsonSchemaValidator2019",
    ],
    [{ ...credential, madeUp: 1 }, "Undefined JSON-LD term: madeUp"],
    [achievement({ caption: "only images have one" }), "Undefined JSON-LD term: caption"],
    [{ ...credential, type: ["VerifiableCredential"] }, "No type OpenBadgeCredential"],
    [{ ...credential, issuer: { ...(credential.issuer as JsonNode), type: ["Person"] } }, "No type Profile"],
    [withSubject({ type: ["Achievement"] }), "No type AchievementSubject"],
    [withSubject({ identifier: [{ type: "Profile" }] }), "No type IdentityObject"],
    [withSubject({ id: undefined, identifier: [] }), "The subject has no id"],
    [achievement({ criteria: {} }), "The criteria have no id"],
    [{ ...credential, validFrom: "2999-01-01T00:00:00Z" }, "not valid yet"],
    [{ ...credential, validUntil: "2020-01-01T00:00:00Z" }, "has expired"],
  ]
  for (const [changed, error] of broken) expect(badgeErrors(changed).join("\n")).toContain(error)
})

test("the validator rejects status lists that break one rule", async () => {
  const { credential } = await badge("full")
  const list = await verified("status")
  const subject = list.credentialSubject as JsonNode
  const broken: [JsonNode, string][] = [
    [{ ...list, "@context": [] }, "@context 1 is not"],
    [{ ...list, jti: "urn:x" }, "Undefined JSON-LD term: jti"],
    [{ ...list, credentialSubject: { ...subject, statusPurpose: "suspension" } }, "another purpose"],
    [{ ...list, credentialSubject: { ...subject, encodedList: "z3" } }, "not base64url"],
    [{ ...list, credentialSubject: { ...subject, encodedList: gzipped(8) } }, "too short"],
  ]
  for (const [changed, error] of broken) expect(statusErrors(credential, changed).join("\n")).toContain(error)
  const status = { ...(credential.credentialStatus as JsonNode), statusListIndex: "99999999" }
  expect(statusErrors({ ...credential, credentialStatus: status }, list)).toEqual([
    "The index is outside the list",
  ])
})

function gzipped(bytes: number) {
  return `u${gzipSync(Buffer.alloc(bytes)).toString("base64url")}`
}
