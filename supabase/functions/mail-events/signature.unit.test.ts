import { afterEach, expect, test, vi } from "vitest"
import { signedWebhook } from "./signature.ts"

afterEach(() => vi.useRealTimers())

// The example of https://docs.svix.com/receiving/verifying-payloads/how-manual.
const SECRET = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"
const SENT_AT = 1614265330
const HEADERS = {
  "svix-id": "msg_p5jXN8AQM9LWM0D4loKWxJek",
  "svix-timestamp": String(SENT_AT),
  "svix-signature": "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
}
const BODY = '{"test": 2432232314}'

function webhook(body: string) {
  return new Request("https://site.example", { method: "POST", headers: HEADERS, body })
}

test("the published example of a signature is valid, and only within five minutes", async () => {
  vi.useFakeTimers({ toFake: ["Date"] })
  vi.setSystemTime((SENT_AT + 299) * 1000)
  expect(await signedWebhook(webhook(BODY), SECRET)).toEqual({ id: HEADERS["svix-id"], body: BODY })
  expect(await signedWebhook(webhook(`${BODY} `), SECRET)).toBeNull()
  vi.setSystemTime((SENT_AT + 301) * 1000)
  expect(await signedWebhook(webhook(BODY), SECRET)).toBeNull()
})
