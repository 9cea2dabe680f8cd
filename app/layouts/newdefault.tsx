import { Outlet } from "react-router"
import { EmergencyStrip, SiteFooter } from "#app/ui/frame.tsx"

export default function NewDefaultLayout() {
  return (
    <>
      <EmergencyStrip />
      <Outlet />
      <SiteFooter />
    </>
  )
}
