import { execFile } from "node:child_process"
import { readFile, writeFile } from "node:fs/promises"
import { promisify } from "node:util"
import type { Page } from "@playwright/test"
import { expect, expectAccessible, test } from "../support/e2e.ts"
import { drawnByBeacon } from "../support/e2e-raffles.ts"
import { signIn, signInAs } from "../support/sign-in.ts"

const DRAWN = "/raffles/tour-jacket"

async function download(page: Page, link: string) {
  const saved = page.waitForEvent("download")
  await page.getByRole("link", { name: link }).click()
  return (await saved).path()
}

/** Runs the program that the page offers, as a stranger does. */
async function run(program: string, proof: string) {
  const result = promisify(execFile)(process.execPath, [program, proof])
  return result.then(
    ({ stdout }) => ({ code: 0, stdout }),
    (error: { code: number; stdout: string }) => ({ code: error.code, stdout: error.stdout }),
  )
}

async function programOf(page: Page) {
  const path = await download(page, "The 60 lines of code that check it")
  const program = `${path}.mjs`
  await writeFile(program, await readFile(path))
  return program
}

async function change(path: string, edit: (proof: Record<string, string[]>) => object) {
  const changed = `${path}-changed`
  await writeFile(changed, JSON.stringify(edit(JSON.parse(await readFile(path, "utf8")))))
  return changed
}

test("a member saves a proof that a stranger can check without the site", async ({
  page,
  context,
  baseURL,
}) => {
  await signInAs("member", context, baseURL!)
  await page.goto(DRAWN)
  const program = await programOf(page)
  const proof = await download(page, "Save my proof")
  const { code, stdout } = await run(program, proof)
  expect(stdout).toContain("match     ticket 0017")
  expect([code, stdout.match(/^match/gm)?.length]).toEqual([0, 8])
  const changed = await change(proof, file => ({ ...file, ticket: { ...file.ticket, number: 18 } }))
  const wrong = await run(program, changed)
  expect(wrong.code).toBe(1)
  expect(wrong.stdout).toContain("NO MATCH  ticket 0018")
  await expectAccessible(page)
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("a visitor saves the proof of a draw by the beacon and checks it", async ({ page }) => {
    const slug = `proof-${crypto.randomUUID()}`
    await drawnByBeacon(slug)
    await page.goto(`/raffles/${slug}`)
    const program = await programOf(page)
    const proof = await download(page, "Save the whole proof (JSON)")
    const { code, stdout } = await run(program, proof)
    expect([code, stdout.match(/^match/gm)?.length]).toEqual([0, 5])
    expect(stdout).toContain(
      "https://api.drand.sh/52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971/",
    )
    const changed = await change(proof, file => ({ ...file, leaves: file.leaves!.toReversed() }))
    expect((await run(program, changed)).code).toBe(1)
  })
})

test("the proof of a ticket is only for its owner", async ({ page, context, admin, baseURL }) => {
  const path = `${DRAWN}/tickets/17/proof.json`
  await page.goto(path)
  await expect(page).toHaveURL(/\/login/)
  await signIn(context, admin, baseURL!)
  expect((await context.request.get(path)).status()).toBe(404)
  expect((await context.request.get(`${DRAWN}/tickets/x/proof.json`)).status()).toBe(404)
})
