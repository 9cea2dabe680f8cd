import { Narcat } from "#app/ui/brand/mascot.tsx"
import { Words } from "./rich-text.tsx"

interface Props {
  isRight: boolean
  /** What Narcat calls out when it is not right. */
  again?: string
  children: string | null
}

/** Narcat says why. The place is there before the words, so that they are read out when they come. */
export function Feedback({ isRight, children, again = "Not quite. Try another." }: Props) {
  return (
    <div role="status" className="empty:-mt-6">
      {children !== null && (
        <div className="grid items-center gap-x-5 gap-y-2 rounded-[18px] bg-white p-5 phone:grid-cols-[110px_1fr]">
          <Narcat
            pose={isRight ? "thumbs" : "lookout"}
            alt=""
            isLazy
            className="w-[110px] max-phone:hidden"
          />
          <div className="grid gap-1.5">
            <p className="font-hand font-semibold text-[1.3rem] leading-tight">
              {isRight ? "That’s it." : again}
            </p>
            <p>
              <Words>{children}</Words>
            </p>
          </div>
        </div>
      )}
    </div>
  )
}
