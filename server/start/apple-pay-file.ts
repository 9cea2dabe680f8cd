import { readFile } from "node:fs/promises"
import { ConfigurationError, type SiteEnv } from "../env.ts"

const MAX_BYTES = 64 * 1024

/** The text of the file that APPLE_PAY_FILE names; undefined without the setting. */
export async function loadApplePayFile({ applePayFile }: Pick<SiteEnv, "applePayFile">) {
  if (applePayFile === null) return undefined
  const text = await readFile(applePayFile, "utf8").catch(() => "")
  if (text === "" || text.length > MAX_BYTES) {
    throw new ConfigurationError("APPLE_PAY_FILE must name the file that Stripe’s dashboard offers")
  }
  return text
}
