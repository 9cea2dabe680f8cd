import { Narcat } from "#app/ui/brand/mascot.tsx"
import { DieCut, Sticker } from "#app/ui/brand/sticker.tsx"
import { PushButton } from "#app/ui/forms/push-button.tsx"

const SIZE = "[--sticker:clamp(120px,15vw,212px)]"
const CAT = "w-[min(100%,212px)]"

export function StickerSheet() {
  return (
    <section className="wrap pt-section">
      <div className="mb-8 flex flex-wrap items-end justify-between gap-x-10 gap-y-3">
        <h2 className="text-1 uppercase leading-[0.86] wdth-74">Peel and stick</h2>
        <PushButton variant="white" icon="ph:printer-fill" href="/narcatsworld/print/stickers.pdf">
          Print the sheet
        </PushButton>
      </div>
      <div className="grid grid-cols-2 place-items-center gap-6.5 overflow-clip rounded-panel bg-gray-200 px-[clamp(20px,6vw,96px)] py-[clamp(28px,4vw,60px)] column:grid-cols-4 column:gap-x-[clamp(24px,5vw,90px)] column:gap-y-8.5">
        <DieCut className="-rotate-5">
          <Narcat pose="thumbs" alt="Narcat gives a thumbs up." isLazy className={CAT} />
        </DieCut>
        <Sticker fill="fill-green-300" shape="scallop" className={`relative rotate-7 ${SIZE}`}>
          I<b>carry</b>ask me
        </Sticker>
        <DieCut className="rotate-4">
          <Narcat pose="sleeping" alt="Narcat sleeps, curled up." isLazy className={CAT} />
        </DieCut>
        <Sticker fill="fill-air-300" shape="circle" className={`relative -rotate-7 ${SIZE}`}>
          in<b>5s</b>out
        </Sticker>
        <DieCut className="rotate-6">
          <Narcat pose="kneeling" alt="Narcat kneels and holds out a spray." isLazy className={CAT} />
        </DieCut>
        <Sticker fill="fill-siren-300" className={`relative -rotate-6 ${SIZE}`}>
          Tilt<b>spray</b>breathe
        </Sticker>
        <DieCut className="-rotate-8">
          <Narcat pose="lost" alt="Narcat looks at a map." isLazy className={CAT} />
        </DieCut>
        <Sticker fill="fill-marigold-400" shape="scallop" className={`relative rotate-8 ${SIZE}`}>
          Any<b>body</b>can
        </Sticker>
      </div>
    </section>
  )
}
