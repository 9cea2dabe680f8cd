import { Outlet } from "react-router"
import { EmergencyStrip, SiteFooter, SiteHeader } from "#app/ui/frame.tsx"

export default function DefaultLayout() {
  return (
    <>
      <EmergencyStrip />
      <SiteHeader />
      <Outlet />
      <SiteFooter />
    </>
  )
}
