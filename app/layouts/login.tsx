import { Outlet } from "react-router"
import { FittedHeadline } from "#app/ui/brand/fitted-headline.tsx"
import { Logo } from "#app/ui/brand/logo.tsx"
import { Narcat } from "#app/ui/brand/mascot.tsx"
import { Rings } from "#app/ui/brand/rings.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { EmergencyLink } from "#app/ui/shell/emergency-link.tsx"
import { MAIN_ID, SkipLink } from "#app/ui/shell/skip-link.tsx"

/** A poster next to the form; on phones the poster is a narrow band. */
export default function LoginLayout() {
  return (
    <div className="grid min-h-dvh bg-green-400 grid-cols-1 grid-rows-[auto_1fr] column:grid-cols-[1.15fr_1fr] column:grid-rows-1">
      <SkipLink />
      <header className="relative grid grid-cols-1 grid-rows-[auto_auto_1fr] overflow-hidden bg-green-400 px-gutter pt-4.5 column:sticky column:top-0 column:h-dvh column:pt-7 print:hidden">
        <div className="flex items-center justify-between gap-4">
          <Link to="/">
            <Logo />
          </Link>
          <EmergencyLink className="max-w-45 text-right leading-tight" />
        </div>
        <FittedHeadline
          as="p"
          isDecorative
          lines={["Good to", "see you"]}
          measure={{ phone: 4.5, wide: 4 }}
          className="mt-4.5 column:mt-6.5"
        />
        <div className="relative -mt-5 grid place-items-end justify-items-center column:-mt-7.5">
          <Rings className="absolute -bottom-30 w-80 max-w-none column:-bottom-45 column:w-[min(100%,620px)]" />
          <Narcat pose="waving" alt="" className="relative -mb-3.5 w-50 column:w-[min(66%,420px)]" />
        </div>
      </header>
      <main
        id={MAIN_ID}
        tabIndex={-1}
        className="grid place-items-center bg-white px-gutter py-8.5 outline-none column:py-10"
      >
        <div className="grid w-full max-w-110 gap-5">
          <Outlet />
        </div>
      </main>
    </div>
  )
}
