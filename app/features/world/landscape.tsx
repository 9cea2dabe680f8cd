import { href } from "react-router"
import { cn } from "#app/lib/theming/cn.ts"
import { AnimatedNarcat } from "#app/ui/brand/animated-narcat.tsx"
import { FittedHeadline } from "#app/ui/brand/fitted-headline.tsx"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { PLACES, type Place } from "./places.ts"

// The middle of each sign, beside the drawing of its place.
const SIGNS: Record<Place, string> = {
  quad: "left-[31.5%] top-[25.5%]",
  kitchen: "left-[84.5%] top-[29%]",
  festival: "left-[60%] top-[44%]",
  bar: "left-[91%] top-[94.5%]",
  bus: "left-[52.5%] top-[74%]",
}

/** The five places as one picture with signs, and as a list on phones. */
export function Landscape({ title, lead }: { title: string; lead: string }) {
  return (
    <>
      <div className="overflow-clip bg-air-300">
        <div className="wrap relative z-1">
          <FittedHeadline as="h1" lines={[title]} measure={{ phone: 6.5, wide: 7 }} />
        </div>
        <div className="relative -mt-3.5 h-125 column:-mt-[clamp(40px,8.5vw,150px)] column:aspect-[1440/760] column:h-auto">
          <img
            src="/art/narcatsworld-scene.svg"
            width="1440"
            height="760"
            alt=""
            className="absolute inset-0 size-full object-cover object-bottom max-column:object-[58%_100%]"
          />
          <Signs />
          <div className="absolute -bottom-3.5 -left-[4%] w-[70%] max-w-80 column:-bottom-[3.5%] column:left-[1.5%] column:w-[31%] column:max-w-none">
            <AnimatedNarcat mood="waving" alt="Narcat waving" />
          </div>
          <p className="speech absolute top-[14%] left-[44%] w-max rotate-3 bg-white font-hand font-semibold text-[1.125rem] leading-tight column:top-[55%] column:left-[28.5%] column:text-[clamp(1.125rem,1.7vw,1.5rem)]">
            Pick a place.
            <br />
            I’ll meet you there!
          </p>
        </div>
      </div>
      <div className="wrap grid items-center gap-x-12 gap-y-6 pt-7 column:grid-cols-[7fr_5fr] column:pt-12">
        <PlaceList />
        <p className="max-w-[35em] text-pretty text-lead leading-[1.42]">{lead}</p>
        <div className="flex flex-wrap gap-3 column:justify-end">
          <PushButton variant="white" to={href("/narcatsworld/wardrobe")}>
            Narcat’s wardrobe
          </PushButton>
          <PushButton variant="white" to={href("/narcatsworld/daily")}>
            Question of the day
          </PushButton>
          <PushButton variant="white" to="/narcatsworld/teachers">
            For teachers
          </PushButton>
        </div>
      </div>
    </>
  )
}

function Signs() {
  return (
    <ul aria-label="Signs on the landscape" className="max-column:hidden">
      {PLACES.map(({ key, name, scenes }) => (
        <li key={key} className={cn("absolute z-3 -translate-1/2", SIGNS[key])}>
          <Link
            to={href("/narcatsworld/:place", { place: key })}
            className="push push-white push-sm grid justify-items-center gap-0.5 whitespace-nowrap px-4 py-2"
          >
            <span>{name}</span>
            <span className="font-semibold font-text text-[0.8125rem] text-gray-600 leading-tight">
              {countOf(scenes.length)}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** What phones show in place of the signs. */
function PlaceList() {
  return (
    <ul className="flex flex-wrap gap-3 column:hidden">
      {PLACES.map(({ key, name }) => (
        <li key={key}>
          <PushButton variant="white" to={href("/narcatsworld/:place", { place: key })}>
            {name}
          </PushButton>
        </li>
      ))}
    </ul>
  )
}

function countOf(stories: number) {
  return stories === 1 ? "1 story" : `${stories} stories`
}
