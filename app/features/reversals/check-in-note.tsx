/** Asks how the person is, in other words after a week than after a day. */
export function CheckInNote({ days }: { days: number }) {
  return (
    <section aria-labelledby="check-in" className="wrap pt-section">
      <div className="grid gap-3 rounded-panel bg-air-100 p-[clamp(20px,3vw,40px)]">
        <h2 id="check-in" className="display wdth-88 text-3">
          How are you today?
        </h2>
        <p className="max-w-[44em]">
          {days < 7
            ? "The first days can be strange: bad sleep, shaking, or nothing at all."
            : "A week later, it can come back when you least expect it."}{" "}
          If you want to talk, call or text <a href="tel:988">988</a>, any hour. To stop this note, clear this
          device.
        </p>
      </div>
    </section>
  )
}
