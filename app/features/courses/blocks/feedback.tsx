import { Narcat } from "#app/ui/brand/mascot.tsx"
import { RichText } from "#app/ui/data/rich-text.tsx"

interface Props {
  isRight: boolean
  /** Narcat's exclamation for a wrong answer. */
  again?: string
  children: string | null
}

/** Narcat explains the answer. The live region exists before its text, so that screen readers announce it. */
export function Feedback({ isRight, children, again = "Not quite. Try another one." }: Props) {
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
              <RichText>{children}</RichText>
            </p>
          </div>
        </div>
      )}
    </div>
  )
}
