import type { RescuePart } from "./rescue.ts"

interface StepDrawing {
  /** The name of its file under public/art/courses. */
  scene: string
  alt: string
  /** Shown only then. */
  when?: RescuePart
}

/** Shown instead of the rescue breaths once 911 says CPR. */
export const COMPRESSIONS: StepDrawing = {
  scene: "chest-compressions",
  alt: "Narcat kneels beside the person, who lies on their back, and pushes on the middle of the chest: one paw on the other, arms straight.",
  when: "cpr",
}

interface Props {
  drawings: readonly StepDrawing[]
  /** Whether it is in view when the page opens. */
  isFirst: boolean
}

/** The drawing of a step. */
export function StepPicture({ drawings, isFirst }: Props) {
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
          hidden={when === "cpr"}
          className={isFirst ? "object-contain" : "object-cover"}
        />
      ))}
    </div>
  )
}
