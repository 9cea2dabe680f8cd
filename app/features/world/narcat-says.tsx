import { Narcat, type Pose } from "#app/ui/brand/mascot.tsx"

/** Narcat with one sentence. */
export function NarcatSays({ pose, children }: { pose: Pose; children: string }) {
  return (
    <figure className="mt-auto flex items-end gap-4">
      <Narcat pose={pose} alt="Narcat" className="w-24 flex-none" />
      <blockquote className="mb-4 rounded-[18px] bg-white px-4 py-3 font-hand font-semibold text-[1.1875rem] leading-tight ring-2 ring-ink">
        <p>{children}</p>
      </blockquote>
    </figure>
  )
}
