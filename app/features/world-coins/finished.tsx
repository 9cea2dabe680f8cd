import { useEffect, useState } from "react"
import { useMember } from "#app/lib/auth/member.ts"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { coinMessage } from "./coin-message.ts"
import { type FinishedThing, finishAsGuest, worldStorage } from "./guest-world.ts"
import { COINS, type CoinResult, coinsFor, sendFinished } from "./send-finished.ts"

const FAILED = "We couldn’t add your coins. Check your connection and open this page again."

/**
 * At the end of a scene or game: says what was earned. A member's coins are counted by the server, which checks the
 * proof; without JavaScript a button sends it. A guest's stay on this device.
 */
export function Finished({ source, proof }: FinishedThing) {
  const isMember = useMember() !== null
  const [result, setResult] = useState<string | null>(null)
  const key = [source, ...proof].join(" ")

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for source and proof
  useEffect(() => {
    let isShown = true
    const show = (shown: string) => isShown && setResult(shown)
    const work = isMember ? sendFinished({ source, proof }) : finishHere({ source, proof })
    work.then(
      shown => show(coinMessage(shown)),
      () => show(FAILED),
    )
    return () => {
      isShown = false
    }
  }, [key, isMember])

  return (
    <div className="grid justify-items-start gap-3 rounded-[18px] bg-marigold-200 p-5 text-ink">
      <p role="status" className="font-bold text-[1.4rem] leading-tight">
        {result ?? (isMember ? "You’ve earned coins." : "You’ve finished this one.")}
      </p>
      {isMember && !result && <CollectForm {...{ source, proof }} />}
      <p>
        {!isMember && result && "Your coins stay on this device until you sign in. "}
        <Link to="/narcatsworld/wardrobe" className="underline">
          Go to Narcat’s wardrobe
        </Link>
      </p>
    </div>
  )
}

function CollectForm({ source, proof }: FinishedThing) {
  return (
    <form method="post" action={COINS}>
      <input type="hidden" name="source" value={source} />
      {proof.map((entry, index) => (
        // The same choice may come twice, and the order matters.
        // biome-ignore lint/suspicious/noArrayIndexKey: the order never changes
        <input key={index} type="hidden" name="proof" value={entry} />
      ))}
      <PushButton type="submit">Collect your coins</PushButton>
    </form>
  )
}

async function finishHere(thing: FinishedThing): Promise<CoinResult> {
  const isNew = finishAsGuest(worldStorage(), thing)
  return { outcome: isNew ? "granted" : "already", coins: await coinsFor(thing.source) }
}
