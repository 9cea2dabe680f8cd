import { Outlet } from "react-router"
import { useFieldClass } from "#app/ui/frame/field.ts"
import { SiteFrame } from "#app/ui/frame/site-frame.tsx"

export default function DefaultLayout() {
  return (
    <SiteFrame field={useFieldClass("white")} className="bg-white">
      <Outlet />
    </SiteFrame>
  )
}
