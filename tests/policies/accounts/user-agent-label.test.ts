import { afterAll, expect, test } from "vitest"
import { testBackend } from "#tests/support/backend.ts"

const { sql, close } = await testBackend()
afterAll(close)

const MAC = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/"
const LINUX = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) "
const ANDROID = "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) "
const WINDOWS =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36"

test.each([
  [`${MAC}605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15`, "Safari on Mac"],
  [`${MAC}537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36`, "Chrome on Mac"],
  [`${LINUX}HeadlessChrome/150.0.0.0 Safari/537.36`, "Chrome on Linux"],
  ["Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox on Windows"],
  [WINDOWS, "Chrome on Windows"],
  [`${WINDOWS} Edg/142.0.0.0`, "Edge on Windows"],
  [`${WINDOWS} OPR/120.0`, "Opera on Windows"],
  [`${ANDROID}Chrome/150.0.0.0 Mobile Safari/537.36 EdgA/150.0`, "Edge on Android phone"],
  [`${ANDROID}SamsungBrowser/30.0 Chrome/140.0 Safari/537.36`, "Samsung Internet on Android tablet"],
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) CriOS/150.0 Mobile/15E148", "Chrome on iPhone"],
  ["MyApp/1.0 (iPad; iOS 19)", "An app on iPad"],
  ["curl/8.0", "An unknown device"],
  ["", "An unknown device"],
  [null, "An unknown device"],
])("%j is %j", async (agent, label) => {
  expect(await sql("select private.user_agent_label($1) as label", [agent])).toEqual([{ label }])
})
