import { Narcat } from "#app/ui/brand/mascot.tsx"
import type { RaffleView } from "./raffle-view.server.ts"

/** Between the seal and the draw: when it happens, and that it waits if the beacon cannot be reached. */
export function WaitingForDraw({ raffle, now }: { raffle: RaffleView; now: string }) {
  const isLate = Date.parse(now) > Date.parse(raffle.draws_at) + 5 * 60_000
  return (
    <section aria-labelledby="the-draw" className="on-dark bg-black py-[clamp(44px,5vw,76px)] text-white">
      <div className="wrap grid items-center gap-8 column:grid-cols-[minmax(0,1fr)_auto]">
        <div className="grid gap-3">
          <h2 id="the-draw" className="wdth-74 text-1 uppercase leading-[0.86]">
            The draw
          </h2>
          <p role="status" className="max-w-[36em] text-lead">
            {isLate && raffle.method === "beacon"
              ? `We can’t reach the beacon yet. The draw waits for round ${raffle.beacon_round}, because the rules name it. We never use another value.`
              : isLate
                ? "The draw is due and happens within a few minutes."
                : `It happens on ${raffle.times.draws.time}. This page shows the result by itself.`}
          </p>
        </div>
        <Narcat pose="lookout" alt="" isLazy className="w-52" />
      </div>
    </section>
  )
}
