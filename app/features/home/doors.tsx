import { href } from "react-router"
import { Spine, Spines } from "#app/ui/spine.tsx"

const DOORS = [
  {
    title: "Learn it today",
    note: "Everyone. No account needed to start.",
    icon: "ph:wind-fill",
    to: href("/courses"),
    tone: "green",
  },
  {
    title: "Come in person",
    note: "Trainings and nights near you",
    icon: "ph:calendar-dots-fill",
    to: href("/events"),
    tone: "siren",
  },
  {
    title: "At the kitchen table",
    note: "Parents and guardians",
    icon: "ph:coffee-fill",
    to: href("/guardian"),
    tone: "marigold",
  },
  {
    title: "On your campus",
    note: "Start a chapter, or join one",
    icon: "ph:users-three-fill",
    to: href("/about/chapters"),
    tone: "air",
  },
  {
    title: "Lend a hand",
    note: "Volunteers, an hour at a time",
    icon: "ph:hand-waving-fill",
    to: href("/get-involved/volunteer"),
    tone: "white",
  },
] as const

export function Doors() {
  return (
    <section className="breath-edge mt-8 bg-air-200 pt-[clamp(56px,7vw,104px)] pb-[calc(var(--spacing-section)+20px)]">
      <div className="wrap">
        <div className="mb-9 flex flex-wrap items-end justify-between gap-x-10 gap-y-3">
          <h2 className="wdth-74 text-1 uppercase leading-[0.86]">Pick your door</h2>
          <p className="max-w-[26em] text-lead leading-[1.42]">
            Same three moves. Told for the place you’ll actually be standing.
          </p>
        </div>
        <Spines label="Ways in">
          {DOORS.map(door => (
            <li key={door.to}>
              <Spine {...door} />
            </li>
          ))}
        </Spines>
      </div>
    </section>
  )
}
