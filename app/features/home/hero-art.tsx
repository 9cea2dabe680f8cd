import { useId } from "react"
import { Narcat } from "#app/ui/brand/mascot.tsx"
import { Rings } from "#app/ui/brand/rings.tsx"
import { Sticker } from "#app/ui/brand/sticker.tsx"

export function HeroArt() {
  return (
    <div className="relative mx-auto mt-16 -mb-[calc(clamp(40px,5vw,84px)+34px)] w-[min(86%,420px)] self-end column:mt-0 column:w-full">
      <Rings className="absolute -top-[4%] -left-[18%] w-[140%] max-w-none" />
      <RingLettering />
      <Narcat
        pose="waving"
        alt="Narcat, an orange tabby with a green bandana and a blue pouch, waving"
        className="relative -left-[1%] z-2 -mt-[3%] w-[110%] max-w-none"
      />
      <p className="speech absolute -top-[13%] -left-[9%] z-3 w-max -rotate-5 bg-white text-lg column:top-[13%] column:-left-[13%] column:text-xl">
        <img
          src="/art/hello.svg"
          width="1428"
          height="406"
          alt="Hi! I’m Narcat. Breathe with me?"
          className="h-auto w-[8.9em] max-w-none"
        />
      </p>
      <Sticker
        fill="fill-marigold-300"
        className="absolute -right-[12%] bottom-[17%] z-3 rotate-10 [--sticker:clamp(116px,11vw,164px)] column:-right-[5%]"
      >
        <b>Free</b>
        always
        <small>no sign-up</small>
      </Sticker>
    </div>
  )
}

function RingLettering() {
  const id = useId()
  return (
    <svg
      viewBox="-300 -300 600 600"
      aria-hidden="true"
      className="ring-lettering absolute -top-[4%] -left-[18%] w-[140%] max-w-none"
    >
      <path id={id} d="M0 254A254 254 0 1 1 .1 254" fill="none" />
      <text className="fill-green-800">
        <textPath href={`#${id}`} textLength="1580">
          One breath every five seconds ● in ● out ● One breath every five seconds ● in ● out ●
        </textPath>
      </text>
    </svg>
  )
}
