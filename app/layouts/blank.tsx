import { Outlet } from "react-router"
import { EmergencyLink } from "#app/ui/shell/emergency-link.tsx"
import { MAIN_ID } from "#app/ui/shell/skip-link.tsx"

/** No header or footer: a centered picture, one line and one button. */
export default function BlankLayout() {
  return (
    <main
      id={MAIN_ID}
      className="grid min-h-dvh place-content-center justify-items-center gap-4 overflow-x-clip px-gutter py-10 text-center"
    >
      <Outlet />
      <EmergencyLink />
    </main>
  )
}
