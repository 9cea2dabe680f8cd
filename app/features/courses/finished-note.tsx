import { Narcat } from "#app/ui/brand/mascot.tsx"

/** After the last lesson of a course that has no test. */
export function FinishedNote() {
  return (
    <section className="flex max-w-155 items-center gap-5 rounded-panel bg-air-200 p-[clamp(20px,2.6vw,32px)]">
      <div className="grid flex-1 gap-2">
        <h2 className="wdth-92 text-3">You finished it</h2>
        <p className="text-pretty">
          Somebody is safer because you know this. If you’d like a certificate, take a course that has a test.
        </p>
      </div>
      <Narcat pose="thumbs-sticker" alt="" className="w-[clamp(84px,22vw,132px)] rotate-6" />
    </section>
  )
}
