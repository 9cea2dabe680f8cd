import { once } from "node:events"
import { createServer, request } from "node:http"
import type { AddressInfo } from "node:net"
import type { Page } from "@playwright/test"
import { expect, hydrated, test } from "../support/e2e.ts"

const COPY = /^This site isn’t answering right now\. This is the copy from \w+ \d+, \d+:\d\d [AP]M\.$/
const CARD = "/courses/overdose-response-basics/card"

test.use({
  serviceWorkers: "allow",
  expectedMessages: /^error: Failed to load resource: .* 50[24]|^warning: \[sounds\]/,
})

test("saved pages and their files replace the errors of a site that is away or has another build", async ({
  baseURL,
  page,
}) => {
  const site = await startProxy(baseURL!)
  await page.goto(site.url + CARD)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await expect
    .poll(() => page.evaluate(async path => (await caches.match(path)) !== undefined, CARD))
    .toBe(true)

  site.fail = () => 502
  await page.reload()
  await expect(page.getByText(COPY)).toBeVisible()
  await expect(page.getByText("Rub the breastbone")).toBeVisible()
  // A page that the browser has in its own cache would not ask the site.
  await page.goto(`${site.url}/emergency`)
  await page.reload()
  await expect(page.getByText(COPY)).toBeVisible()
  await expect(page.getByRole("heading", { name: "Check", exact: true, level: 2 })).toBeVisible()
  // Nothing is saved of this one.
  const other = await page.goto(`${site.url}/newsletter`)
  expect(other!.status()).toBe(502)

  site.fail = () => undefined
  await page.goto(site.url + CARD)
  await hydrated(page)
  await expect(page.getByText(COPY)).toHaveCount(0)
  const script = await savedScript(page)
  site.fail = path => (path.startsWith("/assets/") || path === CARD ? 404 : undefined)
  expect(await statusOf(page, script)).toBe(200)
  expect(await statusOf(page, "/assets/unknown.js")).toBe(404)
  // A page that is gone is not shown from the device.
  expect((await page.reload())!.status()).toBe(404)
  await site.close()
})

/** The site behind a proxy that answers some paths with an error of its own. */
async function startProxy(target: string) {
  const { host, hostname, port } = new URL(target)
  const proxy = {
    fail: (_path: string): number | undefined => undefined,
    url: "",
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, "close")
    },
  }
  const server = createServer((incoming, answer) => {
    const { method, url: path, headers } = incoming
    const status = proxy.fail(path!)
    if (status) return answer.writeHead(status, { "Content-Type": "text/html" }).end(`Error ${status}`)
    const options = { hostname, port, method, path, headers: { ...headers, host } }
    const forwarded = request(options, reply => {
      answer.writeHead(reply.statusCode!, reply.headers)
      reply.pipe(answer)
    })
    forwarded.on("error", () => answer.destroy())
    return incoming.pipe(forwarded)
  })
  await once(server.listen(0, "127.0.0.1"), "listening")
  proxy.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return proxy
}

/** The address of a script that the service worker has saved. */
function savedScript(page: Page) {
  return page.evaluate(async () => {
    const requests = await (await caches.open("offline-1")).keys()
    return requests.map(({ url }) => new URL(url).pathname).find(path => path.endsWith(".js"))!
  })
}

/** Not from the browser's own cache. */
function statusOf(page: Page, path: string) {
  return page.evaluate(async address => (await fetch(address, { cache: "reload" })).status, path)
}
