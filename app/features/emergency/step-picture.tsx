import { NEW_RESCUE, type RescuePart, viewOf } from "./rescue.ts"

interface StepDrawing {
  /** The name of its file under public/art/courses. */
  scene: string
  alt: string
  /** Shown only then. */
  when?: RescuePart
}

/** What Breathe shows for a baby or child, and once 911 says CPR. */
export const BREATHE_DRAWINGS: readonly StepDrawing[] = [
  {
    scene: "infant-breath",
    alt: "Narcat tilts a baby’s head only a little and gives a breath, its mouth over the baby’s mouth and nose.",
    when: "childBreaths",
  },
  {
    scene: "chest-compressions",
    alt: "Narcat kneels beside the person, who lies on their back, and pushes on the middle of the chest: one paw on the other, arms straight.",
    when: "adultCpr",
  },
  {
    scene: "infant-compressions",
    alt: "Narcat kneels beside a baby, who lies on its back, and pushes on the middle of the chest with one paw. The other paw is on the forehead.",
    when: "childCpr",
  },
]

interface Props {
  drawings: readonly StepDrawing[]
  /** Whether it is in view when the page opens. */
  isFirst: boolean
}

/** The drawing of a step. */
export function StepPicture({ drawings, isFirst }: Props) {
  const { parts } = viewOf(NEW_RESCUE, 0)
  return (
    <div className="step-picture">
      {drawings.map(({ scene, alt, when }) => (
        <img
          key={scene}
          src={`/art/courses/${scene}.svg`}
          width="800"
          height="450"
          alt={alt}
          loading={isFirst ? undefined : "lazy"}
          data-when={when}
          hidden={when && !parts[when]}
          className={isFirst ? "object-contain" : "object-cover"}
        />
      ))}
    </div>
  )
}
