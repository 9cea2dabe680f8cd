const LINES = [
  { number: "911", label: "Call 911", text: "Someone won’t wake up or isn’t breathing." },
  { number: "988", label: "Call or text 988", text: "For a crisis, yours or a friend’s, any time." },
  {
    number: "+18006624357",
    label: "1-800-662-4357",
    text: "SAMHSA’s helpline for finding treatment. Free and private.",
  },
]

/** Phone numbers to call in the United States. */
export function CrisisLines({ titleClass }: { titleClass: string }) {
  return (
    <section aria-label="Need to talk?">
      <h2 className={titleClass}>Need to talk?</h2>
      {LINES.map(({ number, label, text }) => (
        <p key={number} className="mb-3 text-gray-300 text-small leading-snug">
          <a
            href={`tel:${number}`}
            className="inline-block py-1 font-bold text-white no-underline hover:underline"
          >
            {label}
          </a>
          <br />
          {text}
        </p>
      ))}
    </section>
  )
}
