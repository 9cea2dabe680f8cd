import { useEffect, useState } from "react"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import type { Raffle } from "./queries.ts"

/** Enters with one click. Where the draw has no beacon, the browser adds a random number of its own. */
export function EntryForm({ raffle, hasTicket }: { raffle: Raffle; hasTicket: boolean }) {
  const adds = raffle.method === "commit-reveal"
  const [contribution, setContribution] = useState("")
  useEffect(() => {
    if (adds) setContribution(randomHex())
  }, [adds])
  return (
    <Form intent="enter" className="justify-items-start gap-3">
      {adds && <input type="hidden" name="contribution" value={contribution} />}
      <p className="max-w-[40em]">
        {hasTicket
          ? "Passed a course, answered its survey or checked in since the raffle opened? Add those tickets."
          : "One click, and your number comes by email. Entering means that you agree to the rules below."}
        {adds && (
          <span className="noscript:hidden">
            {" "}
            Your browser adds a random number, so that our secret alone doesn’t decide the draw.
          </span>
        )}
      </p>
      <SubmitButton>{hasTicket ? "Add my other tickets" : "Enter for free"}</SubmitButton>
    </Form>
  )
}

function randomHex() {
  return Array.from(crypto.getRandomValues(new Uint8Array(32)), byte =>
    byte.toString(16).padStart(2, "0"),
  ).join("")
}
