import type { RouterContextProvider } from "react-router"
import { contentMeta } from "#app/features/content/content-page.tsx"
import { contentLoader } from "#app/features/content/loader.server.ts"
import { Sections } from "#app/features/content/sections.tsx"
import { isShown, languagesOf, readFilters } from "#app/features/resources/filters.ts"
import { GuideList } from "#app/features/resources/guide-list.tsx"
import { LawSection } from "#app/features/resources/law-section.tsx"
import { PhoneLines } from "#app/features/resources/phone-lines.tsx"
import { type Helpline, helplines, lawOf, statesWithLaw } from "#app/features/resources/queries.ts"
import { ResourceFilters } from "#app/features/resources/resource-filters.tsx"
import { cacheablePage } from "#app/lib/rendering/cacheable-page.ts"
import { visitorState } from "#app/lib/state/visitor-state.server.ts"
import { cachedQuery } from "#app/lib/supabase/cached-query.server.ts"
import type { Route } from "./+types/resources"

export const headers = cacheablePage

const loadPage = contentLoader("/about/resources")

export async function loader({ context, url }: Route.LoaderArgs) {
  const [{ page }, lines, states, visitor] = await Promise.all([
    loadPage({ context, url }),
    cachedQuery(context, "helplines", ["helplines"], helplines),
    cachedQuery(context, "state_laws", ["state_laws"], statesWithLaw),
    visitorState(context),
  ])
  const filters = readFilters(url.searchParams, states)
  const { kind, language } = filters
  const state = filters.state ?? visitor.state
  const spoken = lines.filter(({ languages }) => !language || languages.includes(language))
  const isFor = (line: Helpline) => line.state === null || line.state === state
  return {
    // A filtered page is only the list that was asked for.
    page: kind || language ? { ...page, sections: page.sections.slice(0, 1) } : page,
    filters,
    states,
    languages: languagesOf(lines),
    lines: spoken.filter(isFor),
    elsewhere: spoken.filter(line => !isFor(line)),
    law: await loadLaw(context, filters.state ?? states.find(name => name === visitor.state)),
  }
}

function loadLaw(context: Readonly<RouterContextProvider>, state: string | undefined) {
  if (!state) return null
  return cachedQuery(context, `state_laws ${state}`, ["state_laws"], db => lawOf(db, state))
}

export const meta = contentMeta

export default function ResourcesPage({ loaderData }: Route.ComponentProps) {
  const { page, filters, states, languages, lines, elsewhere, law } = loaderData
  return (
    <Sections page={page}>
      <ResourceFilters {...{ filters, languages }} state={law?.state} />
      {isShown(filters, "lines") && (
        <PhoneLines
          {...{ lines, elsewhere }}
          isAlone={filters.language !== null && !isShown({ ...filters, kind: null }, "guides")}
        />
      )}
      {isShown(filters, "guides") && <GuideList state={law?.state} isAlone={filters.kind === "guides"} />}
      {isShown(filters, "laws") && states.length > 0 && <LawSection {...{ law, states, filters }} />}
    </Sections>
  )
}
