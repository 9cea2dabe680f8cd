import { expect, test } from "vitest"
import { readShipping, shippingActions } from "./shipping-sites.ts"

const SITE = "00000000-0000-4000-8000-000000000001"

test("a request that another site can ship has a button for it", () => {
  const [action] = shippingActions([`${SITE} North Little Rock`])
  expect(action).toEqual({ intent: `shipped ${SITE}`, label: "Ship from North Little Rock" })
  expect(readShipping(action!.intent)).toEqual({ next_status: "shipped", from_site: SITE })
  expect(shippingActions(null)).toEqual([])
})

test("other buttons name only a status", () => {
  expect(readShipping("shipped")).toEqual({ next_status: "shipped" })
  expect(readShipping("shipped elsewhere")).toEqual({ next_status: "shipped elsewhere" })
})
