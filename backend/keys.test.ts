import { importJWK, jwtVerify, SignJWT } from "jose"
import { expect, onTestFinished, test } from "vitest"
import { openBackend } from "#backend/open.ts"
import { testDatabase } from "#tests/support/database.ts"

test("processes on one database share its keys, and other databases have their own", async () => {
  const [shared, other] = [await testDatabase(), await testDatabase()]
  // As on a first start; without migrations, which take seconds.
  for (const { sql } of [shared, other]) await sql("delete from backend.keys")
  const opened = await Promise.all(
    [shared, shared, other].map(({ url }) => openBackend({ dataDir: ".cache", databaseUrl: url })),
  )
  onTestFinished(async () => {
    await Promise.all(opened.map(open => open.close()))
    await Promise.all([shared.drop(), other.drop()])
  })
  const [first, second, third] = opened.map(open => open.keys)
  expect(second).toEqual(first)
  expect(third!.secretKey).not.toBe(first!.secretKey)
  expect(third!.signing[0]!.kid).not.toBe(first!.signing[0]!.kid)
  expect(first!.publishableKey).toMatch(/^sb_publishable_[\w-]{32}_[\w-]{8}$/)
  expect(first!.secretKey).toMatch(/^sb_secret_[\w-]{32}_[\w-]{8}$/)
})

test("the public key verifies what the private key signs, and contains no secret", async () => {
  const database = await testDatabase()
  const open = await openBackend({ dataDir: ".cache", databaseUrl: database.url })
  const [{ privateJwk, publicJwk, kid } = expect.unreachable("there is no signing key")] = open.keys.signing
  expect(publicJwk).toMatchObject({ kid, alg: "ES256", use: "sig", kty: "EC", crv: "P-256" })
  expect(publicJwk).not.toHaveProperty("d")
  const token = await new SignJWT({})
    .setProtectedHeader({ alg: "ES256", kid })
    .sign(await importJWK(privateJwk))
  await jwtVerify(token, await importJWK(publicJwk))
  await open.close()
  await database.drop()
})
