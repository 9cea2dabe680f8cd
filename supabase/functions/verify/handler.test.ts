import { gunzipSync } from "node:zlib"
import { verifyCredential } from "did-jwt-vc"
import { afterAll, expect, test } from "vitest"
import { SITE_URL, testBackend } from "#tests/support/backend.ts"

const DID = "did:web:localhost%3A3000"
const { admin, backend, member, sql, visitor, close } = await testBackend()
afterAll(close)

type VerifyRequest = { want: string; id?: string }

async function invoke<T>(body: VerifyRequest, db = visitor): Promise<T> {
  const { data, error } = await db.functions.invoke("verify", { body })
  if (error) throw new Error(String(error.context?.status ?? error))
  return data as T
}

const jwtOf = async (want: string, id: string) => (await invoke<{ jwt: string }>({ want, id })).jwt

// An independent library, which knows only the published document.
const resolver = {
  async resolve(did: string) {
    const { document } = await invoke<{ document: { id: string } }>({ want: "keys" })
    const isOurs = did.split("#")[0] === document.id
    return {
      didDocument: isOurs ? document : null,
      didDocumentMetadata: {},
      didResolutionMetadata: isOurs ? { contentType: "application/did+json" } : { error: "notFound" },
    }
  },
}

// It validates an older data model than Open Badges 3.0 uses, so the fields are checked here.
async function verified(jwt: string) {
  const { payload } = await verifyCredential(jwt, resolver, { policies: { format: false } })
  return payload as Record<string, unknown>
}

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

async function bitAt(purpose: string, number: number) {
  const list = (await verified(await jwtOf("status", purpose))) as {
    type: string[]
    credentialSubject: { encodedList: string; statusPurpose: string }
  }
  expect(list.type).toContain("BitstringStatusListCredential")
  expect(list.credentialSubject.statusPurpose).toBe(purpose)
  const bits = gunzipSync(Buffer.from(list.credentialSubject.encodedList.slice(1), "base64url"))
  expect(bits.length * 8).toBeGreaterThanOrEqual(131_072)
  return (bits[number >> 3]! >> (7 - (number & 7))) & 1
}

test("a certificate is an Open Badges 3.0 credential that an independent library verifies", async () => {
  const { id, number } = await createCertificate()
  expect(await verified(await jwtOf("credential", id))).toMatchObject({
    "@context": [
      "https://www.w3.org/ns/credentials/v2",
      "https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json",
    ],
    id: `${SITE_URL}/certificate/${id}`,
    type: ["VerifiableCredential", "OpenBadgeCredential"],
    issuer: { id: DID, type: ["Profile"], name: expect.any(String) },
    iss: DID,
    validFrom: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
    credentialSubject: {
      id: `${SITE_URL}/certificate/${id}#holder`,
      type: ["AchievementSubject"],
      identifier: [{ identityHash: "Ana Ruiz", identityType: "name", hashed: false }],
      achievement: {
        id: expect.stringContaining(SITE_URL),
        type: ["Achievement"],
        name: expect.any(String),
        description: expect.any(String),
        criteria: { narrative: "Passed." },
      },
    },
    credentialStatus: [
      { type: "BitstringStatusListEntry", statusPurpose: "revocation", statusListIndex: String(number) },
      { type: "BitstringStatusListEntry", statusPurpose: "suspension", statusListIndex: String(number) },
    ],
  })
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

test("revoking and suspending sets only the certificate's own bit", async () => {
  const [revoked, suspended] = [await createCertificate(), await createCertificate()]
  expect(await bitAt("revocation", revoked.number)).toBe(0)
  const set = "update public.certificates set status = $2, status_reason = 'under-review' where id = $1"
  await sql(set, [revoked.id, "revoked"])
  await sql(set, [suspended.id, "suspended"])
  expect(await bitAt("revocation", revoked.number)).toBe(1)
  expect(await bitAt("revocation", suspended.number)).toBe(0)
  expect(await bitAt("suspension", suspended.number)).toBe(1)
})

test("a list has a bit for every certificate", async () => {
  await sql("alter sequence public.certificates_status_number_seq restart with 200000")
  const { number } = await createCertificate()
  expect(await bitAt("revocation", number)).toBe(0)
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
  const kid = (jwt: string) => JSON.parse(Buffer.from(jwt.split(".")[0]!, "base64url").toString()).kid
  expect(kid(after)).not.toBe(kid(before))
  expect([await verified(before), await verified(after)]).toMatchObject([{ iss: DID }, { iss: DID }])
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
