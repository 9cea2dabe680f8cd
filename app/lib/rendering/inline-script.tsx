import { createContext, useContext } from "react"

/** The nonce of inline scripts. Undefined in the browser. */
export const ScriptNonce = createContext<string | undefined>(undefined)

/** An inline script. Its text must be the same on server and client and never contain user input. */
export function InlineScript({ children }: { children: string }) {
  return <script nonce={useContext(ScriptNonce)}>{children}</script>
}
