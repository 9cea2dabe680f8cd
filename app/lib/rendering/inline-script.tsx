import { createContext, useContext } from "react"

/** The mark that lets an inline script of ours run; only rendering on the server has one. */
export const ScriptMark = createContext<string | undefined>(undefined)

/** A script inside the page. Its text must be the same on server and client, and never hold anybody's words. */
export function InlineScript({ children }: { children: string }) {
  return <script nonce={useContext(ScriptMark)}>{children}</script>
}
