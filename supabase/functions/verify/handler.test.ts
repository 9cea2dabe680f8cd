import { gunzipSync } from "node:zlib"
import { decodeProtectedHeader } from "jose"
import { afterAll, expect, test } from "vitest"
import { SITE_URL, testBackend } from "#tests/support/backend.ts"
import { type DidDocument, schemaErrors, verifySigned } from "#tests/support/open-badge.ts"

const DID = "did:web:localhost%3A3000"
// The example of RFC 8037.
const OLD_KEY = { kty: "OKP", crv: "Ed25519", x: "11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo" }
const { admin, backend, member, sql, visitor, close } = await testBackend()
afterAll(close)

type VerifyRequest = { want: string; id?: string }

async function invoke<T>(body: VerifyRequest, db = visitor): Promise<T> {
  const { data, error } = await db.functions.invoke("verify", { body })
  if (error) throw new Error(String(error.context?.status ?? error))
  return data as T
}

const jwtOf = async (want: string, id?: string) => (await invoke<{ jwt: string }>({ want, id })).jwt

const issuerDocument = async () => (await invoke<{ document: DidDocument }>({ want: "keys" })).document
const verified = async (jwt: string) => verifySigned(jwt, await issuerDocument())

async function createCertificate(name = "Ana Ruiz", form = "full") {
  const id = crypto.randomUUID().replaceAll("-", "")
  const [row] = await sql<{ status_number: number }>(
    `insert into public.certificates (id, course_id, course_title, criteria, holder_name, name_form, expires_at)
     select $1, c.id, c.title, 'Passed.', $2, $3, now() + interval '2 years' from public.courses c order by slug limit 1
     returning status_number`,
    [id, name, form],
  )
  return { id, number: row!.status_number }
}

interface StatusList {
  type: string[]
  validFrom: string
  validUntil: string
  exp: number
  credentialSubject: { encodedList: string; statusPurpose: string; ttl: number }
}

async function bitAt(number: number) {
  const list = (await verified(await jwtOf("status"))) as unknown as StatusList
  expect(list.type).toEqual(["VerifiableCredential", "BitstringStatusListCredential"])
  expect(list.credentialSubject.statusPurpose).toBe("revocation")
  const bits = gunzipSync(Buffer.from(list.credentialSubject.encodedList.slice(1), "base64url"))
  expect(bits.length * 8).toBeGreaterThanOrEqual(131_072)
  return (bits[number >> 3]! >> (7 - (number & 7))) & 1
}

test("a certificate is an Open Badges 3.0 credential that an independent library verifies", async () => {
  const { id, number } = await createCertificate()
  const list = `${SITE_URL}/credentials/status/revocation`
  const jwt = await jwtOf("credential", id)
  expect(decodeProtectedHeader(jwt)).toMatchObject({ alg: "ES256", typ: "JWT" })
  const credential = await verified(jwt)
  expect(schemaErrors(credential)).toEqual([])
  expect(credential).toMatchObject({
    id: `${SITE_URL}/certificate/${id}`,
    type: ["VerifiableCredential", "OpenBadgeCredential"],
    issuer: { id: DID, type: ["Profile"], name: expect.any(String) },
    iss: DID,
    validFrom: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
    credentialSubject: {
      id: `${SITE_URL}/certificate/${id}#holder`,
      identifier: [{ identityHash: "Ana Ruiz", identityType: "name", hashed: false }],
      achievement: {
        id: expect.stringContaining(SITE_URL),
        description: expect.stringMatching(/^Passed the test of the course/),
        image: { id: `${SITE_URL}/credentials/badge.png`, type: "Image" },
        criteria: { id: `${SITE_URL}/certificate/${id}#requirements`, narrative: "Passed." },
      },
    },
    credentialStatus: {
      type: "BitstringStatusListEntry",
      statusPurpose: "revocation",
      statusListIndex: String(number),
      statusListCredential: list,
    },
  })
})

test("the schema rejects two status objects, an unknown achievement type and a missing description", async () => {
  const credential = await verified(await jwtOf("credential", (await createCertificate()).id))
  const { credentialStatus, credentialSubject } = credential as {
    credentialStatus: object
    credentialSubject: { achievement: object }
  }
  const withAchievement = (changes: object) => ({
    ...credential,
    credentialSubject: {
      ...credentialSubject,
      achievement: { ...credentialSubject.achievement, ...changes },
    },
  })
  for (const broken of [
    { ...credential, credentialStatus: [credentialStatus, credentialStatus] },
    withAchievement({ achievementType: "Trophy" }),
    withAchievement({ description: undefined }),
    withAchievement({ image: `${SITE_URL}/credentials/badge.png` }),
  ]) {
    expect(schemaErrors(broken)).not.toEqual([])
  }
})

test("a credential with a changed name or another signature does not verify", async () => {
  const jwt = await jwtOf("credential", (await createCertificate()).id)
  const [head, body, signature] = jwt.split(".") as [string, string, string]
  const altered = Buffer.from(Buffer.from(body, "base64url").toString().replace("Ana Ruiz", "Eve Ruiz"))
  await expect(verified(`${head}.${altered.toString("base64url")}.${signature}`)).rejects.toThrow()
  await expect(verified(`${head}.${body}.${Buffer.alloc(64, 7).toString("base64url")}`)).rejects.toThrow()
})

test("a hidden name is not in the credential, and an unknown certificate has none", async () => {
  const { id } = await createCertificate("Secret Person", "hidden")
  const payload = await verified(await jwtOf("credential", id))
  expect(JSON.stringify(payload)).not.toContain("Secret")
  await expect(jwtOf("credential", "0".repeat(32))).rejects.toThrow("404")
})

test("revoking and suspending sets the certificate's own bit, and reinstating clears it", async () => {
  const [revoked, suspended, valid] = [
    await createCertificate(),
    await createCertificate(),
    await createCertificate(),
  ]
  expect(await bitAt(revoked.number)).toBe(0)
  const set = "update public.certificates set status = $2, status_reason = $3 where id = $1"
  await sql(set, [revoked.id, "revoked", "cheating"])
  await sql(set, [suspended.id, "suspended", "under-review"])
  expect(await bitAt(revoked.number)).toBe(1)
  expect(await bitAt(suspended.number)).toBe(1)
  expect(await bitAt(valid.number)).toBe(0)
  await sql(set, [suspended.id, "valid", null])
  expect(await bitAt(suspended.number)).toBe(0)
})

test("the status list expires, and says how long a copy may be reused", async () => {
  const { jwt, ttl } = await invoke<{ jwt: string; ttl: number }>({ want: "status" })
  const list = (await verified(jwt)) as unknown as StatusList
  expect(list.credentialSubject.ttl).toBe(ttl)
  expect(list.exp).toBe(Date.parse(list.validUntil) / 1000)
  expect(Date.parse(list.validUntil)).toBeGreaterThan(Date.now() + 2 * ttl)
  expect(Date.parse(list.validFrom)).toBeLessThan(Date.now())
})

test("the list has a bit for every certificate", async () => {
  await sql("alter sequence public.certificates_status_number_seq restart with 200000")
  const { number } = await createCertificate()
  expect(await bitAt(number)).toBe(0)
})

test("concurrent first requests create one key", async () => {
  await sql("delete from private.issuer_keys")
  await Promise.all(Array.from({ length: 8 }, () => invoke({ want: "keys" })))
  expect(await sql("select id from private.issuer_keys")).toEqual([{ id: "key-1" }])
})

test("a new key signs from now on, and earlier signatures still verify", async () => {
  const { id } = await createCertificate()
  const before = await jwtOf("credential", id)
  await expect(invoke({ want: "rotate" })).rejects.toThrow("403")
  await invoke({ want: "rotate" }, admin)
  const after = await jwtOf("credential", id)
  expect(decodeProtectedHeader(after).kid).not.toBe(decodeProtectedHeader(before).kid)
  expect([await verified(before), await verified(after)]).toMatchObject([{ iss: DID }, { iss: DID }])
})

test("a signing key of another type is replaced and stays published", async () => {
  await sql("delete from private.issuer_keys")
  const halves = {
    public_half: OLD_KEY,
    private_half: { ...OLD_KEY, d: "nWGxne_9WmC6hEr0kuwsxERJxWl7MmkZcDusAxyuf2A" },
  }
  await admin.rpc("add_issuer_key", halves).throwOnError()
  await Promise.all(Array.from({ length: 4 }, () => invoke({ want: "keys" })))
  const { verificationMethod } = await issuerDocument()
  expect(verificationMethod.map(({ id, publicKeyJwk }) => [id, publicKeyJwk.crv])).toEqual([
    [`${DID}#key-2`, "P-256"],
    [`${DID}#key-1`, "Ed25519"],
  ])
  const jwt = await jwtOf("credential", (await createCertificate()).id)
  expect(await verified(jwt)).toMatchObject({ iss: DID })
})

test("only the service can read or create keys, and no response contains a private key", async () => {
  for (const db of [visitor, await member()]) {
    expect((await db.rpc("issuer_keys")).error?.code).toBe("42501")
    const halves = { public_half: {}, private_half: { d: "x" } }
    expect((await db.rpc("add_issuer_key", halves)).error?.code).toBe("42501")
  }
  const request = new Request(`${SITE_URL}/functions/v1/verify`, {
    method: "POST",
    headers: { apikey: backend.publishableKey },
    body: JSON.stringify({ want: "keys" }),
  })
  expect(await (await backend.fetch(request)).text()).not.toMatch(/"d"|private/)
})
