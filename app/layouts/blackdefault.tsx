import { Outlet } from "react-router"
import { SiteShell } from "#app/ui/shell/site-shell.tsx"

export default function BlackDefaultLayout() {
  return (
    <SiteShell tone="dark" background="bg-black" className="on-dark bg-black text-white">
      <Outlet />
    </SiteShell>
  )
}
