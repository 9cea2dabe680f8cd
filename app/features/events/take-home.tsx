import { FittedHeadline } from "#app/ui/brand/fitted-headline.tsx"
import { Narcat } from "#app/ui/brand/mascot.tsx"
import { Sticker } from "#app/ui/brand/sticker.tsx"
import type { TakeHome as Thing } from "./schema.ts"
import type { TakeHomeArt } from "./take-home-arts.ts"

/** What people walk out with. */
export function TakeHome({ things }: { things: readonly Thing[] }) {
  return (
    <section className="bg-air-300 py-[clamp(40px,5vw,72px)] text-ink">
      <div className="wrap grid gap-[clamp(28px,4vw,56px)]">
        <FittedHeadline lines={["Walk out with"]} measure={{ phone: 6, wide: 9.5 }} />
        <ul className="grid gap-x-8 gap-y-7 column:grid-cols-3">
          {things.map(({ name, text, art }) => (
            <li
              key={name}
              className="grid grid-cols-[7.5rem_1fr] items-center gap-5 column:grid-cols-[9rem_1fr]"
            >
              <span aria-hidden="true" className="grid h-32 place-items-center column:h-44">
                <Drawing art={art} />
              </span>
              <span className="grid gap-1">
                <b className="font-black font-display text-3 leading-none">{name}</b>
                <span>{text}</span>
              </span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

const PICTURE = "max-h-full w-auto max-w-full"

function Drawing({ art }: { art: TakeHomeArt }) {
  switch (art) {
    case "spray":
      return (
        <img
          src="/art/nasal-spray.svg"
          alt=""
          width="96"
          height="136"
          loading="lazy"
          className="h-full w-auto -rotate-12"
        />
      )
    case "sticker":
      return (
        <Sticker
          fill="fill-green-300"
          shape="scallop"
          className="-rotate-8 [--sticker:120px] column:[--sticker:140px]"
        >
          <b>I carry</b>
          ask me
        </Sticker>
      )
    case "narcat":
      return <Narcat pose="thumbs" alt="" isLazy className={PICTURE} />
    case "certificate":
      return (
        <img src="/art/certificate.svg" alt="" width="1180" height="834" loading="lazy" className={PICTURE} />
      )
    case "bag":
      return (
        <img src="/art/backpack.svg" alt="" width="480" height="480" loading="lazy" className={PICTURE} />
      )
  }
}
