/** What came of a guest's things: the coins earned, and the costumes that the coins did and did not reach for. */
export interface KeptResult {
  refusal: string | null
  earned: number
  bought: readonly string[]
  missed: readonly string[]
}

/** Says plainly what was added to the account; null is a server that cannot grant coins. */
export function keptMessage(kept: KeptResult | null): string {
  if (!kept || kept.refusal !== null) return "We can’t add this to your account. It stays on this device."
  const { earned, bought, missed } = kept
  if (earned === 0 && bought.length === 0 && missed.length === 0)
    return "Everything from this device is in your account already."
  const added = `We added ${count(earned, "coin")} and ${count(bought.length, "costume")} to your account.`
  return missed.length === 0
    ? added
    : `${added} Your coins didn’t reach for ${count(missed.length, "other costume")}.`
}

function count(number: number, noun: string) {
  return `${number} ${noun}${number === 1 ? "" : "s"}`
}
