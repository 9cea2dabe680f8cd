import { Outlet } from "react-router"
import { useBackgroundClass } from "#app/ui/shell/background.ts"
import { SiteShell } from "#app/ui/shell/site-shell.tsx"

export default function NewDefaultLayout() {
  return (
    <SiteShell background={useBackgroundClass("green")}>
      <Outlet />
    </SiteShell>
  )
}
