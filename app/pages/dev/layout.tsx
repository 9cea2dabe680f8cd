import { data } from "react-router"
import { appContext } from "#app/lib/supabase/app-context.server.ts"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import type { Route } from "./+types/layout"

const BAR = {
  course: "Overdose response basics",
  place: "Lesson 3 of 4",
  done: 2,
  lessons: 4,
  exit: "/courses",
}

// A workshop for whoever builds the site, like /dev/ui: the layouts whose pages need a record to show.
export function loader({ context, url }: Route.LoaderArgs) {
  if (!context.get(appContext).isEmbedded) throw data(`Page not found: ${url.pathname}`, { status: 404 })
  return { layout: url.pathname.split("/").at(-1)!, bar: BAR }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: `Layout ${loaderData?.layout}` }, { name: "robots", content: "noindex" }]
}

export default function LayoutSamplePage({ loaderData: { layout } }: Route.ComponentProps) {
  if (layout === "certificate") return <Sheet />
  return (
    <div className={layout === "staff" ? "rounded-[20px] bg-white p-6" : "wrap py-11"}>
      <h1 className="wdth-82 text-2">One breath every five seconds</h1>
      <p className="mt-4 mb-6 max-w-[40em]">
        This page stands in the layout "{layout}", so that its frame can be looked at without a record.
      </p>
      <PushButton to="/dev/ui">Open the parts bin</PushButton>
    </div>
  )
}

function Sheet() {
  return (
    <>
      <h1 className="sr-only">A certificate on the desk</h1>
      <img
        src="/art/certificate.svg"
        width="1180"
        height="834"
        alt="A specimen of our certificate"
        className="h-auto w-full rounded-[3px]"
      />
    </>
  )
}
