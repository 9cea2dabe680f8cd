import { throwUnknownPath } from "#app/lib/rendering/throw-not-found.ts"
import { appContext } from "#app/lib/supabase/app-context.server.ts"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import type { Route } from "./+types/layout"

const BAR = {
  course: "Overdose response basics",
  position: "Lesson 3 of 4",
  done: 2,
  lessons: 4,
  exit: "/courses",
}

// For developers only, like /dev/ui: previews the layouts whose pages need a record.
export function loader({ context, url }: Route.LoaderArgs) {
  if (!context.get(appContext).isEmbedded) throwUnknownPath({ url })
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
      <p className="mt-4 mb-6 max-w-[40em]">This page previews the "{layout}" layout without a record.</p>
      <PushButton to="/dev/ui">Open the components</PushButton>
    </div>
  )
}

function Sheet() {
  return (
    <>
      <h1 className="sr-only">A sample certificate</h1>
      <img
        src="/art/certificate.svg"
        width="1180"
        height="834"
        alt="A sample of our certificate"
        className="h-auto w-full rounded-[3px]"
      />
    </>
  )
}
