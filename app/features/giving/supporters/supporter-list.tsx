import { Link } from "#app/ui/navigation/link.tsx"

interface Props {
  pages: readonly { slug: string; title: string; name: string }[]
}

/** Below a campaign: the pages of its supporters, and how to start one. */
export function SupporterList({ pages }: Props) {
  return (
    <section aria-labelledby="supporters" className="wrap grid gap-5 py-section">
      <h2 id="supporters" className="text-2 leading-tight">
        Ask your friends, too
      </h2>
      <p className="max-w-[38em] text-lead">
        Start a page of your own for this campaign. Gifts go to us and never through you.{" "}
        <Link to="/me/gifts#pages" className="underline">
          Start a page
        </Link>
      </p>
      {pages.length > 0 && (
        <ul className="grid gap-x-10 phone:grid-cols-2 wide:grid-cols-3">
          {pages.map(({ slug, title, name }) => (
            <li key={slug} className="grid border-gray-300 border-b-2 py-4">
              <Link to={`/donate/with-${slug}`} className="wrap-anywhere font-bold text-lead underline">
                {title}
              </Link>
              <span className="wrap-anywhere">{name}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
