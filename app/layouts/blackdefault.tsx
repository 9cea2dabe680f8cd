import { Outlet } from "react-router"
import { SiteFrame } from "#app/ui/shell/site-shell.tsx"

export default function BlackDefaultLayout() {
  return (
    <SiteFrame tone="dark" field="bg-black" className="on-dark bg-black text-white">
      <Outlet />
    </SiteFrame>
  )
}
