import { Outlet } from "react-router"
import { useFieldClass } from "#app/ui/shell/background.ts"
import { SiteFrame } from "#app/ui/shell/site-shell.tsx"

export default function NewDefaultLayout() {
  return (
    <SiteFrame field={useFieldClass("green")}>
      <Outlet />
    </SiteFrame>
  )
}
