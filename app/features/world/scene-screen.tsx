import { type ReactNode, useEffect, useRef } from "react"
import { href } from "react-router"
import { cn } from "#app/lib/theming/cn.ts"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import type { Screen } from "#content/schema/world.ts"
import { NarcatSays } from "./narcat-says.tsx"
import { ScenePicture } from "./scene-picture.tsx"
import { type Step, screenLink } from "./walk.ts"

const PANELS: Record<Screen["kind"], string> = {
  question: "bg-white",
  detour: "bg-marigold-200",
  ending: "bg-green-300",
}

interface Props {
  place: string
  step: Step
  reward(path: readonly string[]): ReactNode
}

/** A screen of a story: what happens, and what the reader can do. */
export function SceneScreen({ place, step: { path, screen }, reward }: Props) {
  const heading = useFocusOnStep(path.join("."))
  return (
    <section
      aria-labelledby="screen"
      className={cn("mt-5 grid overflow-clip rounded-panel column:grid-cols-[7fr_5fr]", PANELS[screen.kind])}
    >
      <ScenePicture
        place={place}
        picture={screen.picture}
        className="self-start column:m-3 column:w-auto column:rounded-[18px]"
      />
      <div className="flex flex-col gap-4 p-[clamp(20px,2.6vw,40px)]">
        <div>
          <p className="font-mono text-gray-700 text-mono">{labelOf(screen, path.length)}</p>
          <h2 ref={heading} id="screen" tabIndex={-1} className="mt-1 text-3 outline-none wdth-92">
            {screen.heading}
          </h2>
        </div>
        {screen.text.map(paragraph => (
          <p key={paragraph} className="text-pretty text-[1.125rem] leading-normal">
            {paragraph}
          </p>
        ))}
        {screen.kind === "ending" && reward(path)}
        <Ways place={place} path={path} screen={screen} />
      </div>
    </section>
  )
}

function labelOf({ kind }: Screen, choices: number) {
  switch (kind) {
    case "question":
      return `Step ${choices + 1}`
    case "detour":
      return "Let’s look at that again"
    case "ending":
      return "The end"
  }
}

function Ways({ place, path, screen }: { place: string; path: readonly string[]; screen: Screen }) {
  if (screen.kind === "question")
    return (
      <>
        <p id="what-now" className="mt-auto font-bold">
          What do you do?
        </p>
        <ul aria-labelledby="what-now" className="grid gap-3">
          {screen.options.map(({ key, label }) => (
            <li key={key}>
              <PushButton
                to={screenLink([...path, key])}
                variant="white"
                className="w-full justify-start py-3 text-left text-[1rem] leading-tight wdth-96"
              >
                {label}
              </PushButton>
            </li>
          ))}
        </ul>
      </>
    )
  return (
    <>
      <NarcatSays pose={screen.kind === "ending" ? "thumbs" : "lookout"}>{screen.says}</NarcatSays>
      {screen.kind === "detour" ? (
        <PushButton to={screenLink(path.slice(0, -1))} icon="ph:arrow-left-bold" className="self-start">
          Try again
        </PushButton>
      ) : (
        <PushButton
          to={href("/narcatsworld/:place", { place })}
          variant="ink"
          iconAfter="ph:arrow-right-bold"
          className="self-start"
        >
          More from this place
        </PushButton>
      )}
    </>
  )
}

/** Moves the focus to the heading of each next screen, so that it is read and Tab goes on from there. */
function useFocusOnStep(step: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  const last = useRef(step)
  useEffect(() => {
    if (last.current === step) return
    last.current = step
    heading.current?.focus({ preventScroll: true })
  }, [step])
  return heading
}
