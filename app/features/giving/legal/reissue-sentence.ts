interface Preview {
  receipts: number
  donors: number
  withoutEmail: number
}

/** What the button that replaces receipts without an EIN will do. */
export function reissueSentence({ receipts, donors, withoutEmail }: Preview) {
  const replaced = receipts === 1 ? "One receipt will be replaced" : `${receipts} receipts will be replaced`
  const emailed = donors === 1 ? "one donor gets an email" : `${donors} donors get an email`
  const each = receipts - withoutEmail > donors ? " for each of theirs" : ""
  const first = donors === 0 ? `${replaced}.` : `${replaced}, and ${emailed}${each}.`
  if (withoutEmail === 0) return first
  const rest =
    withoutEmail === 1
      ? "One has no email address: find it under Gifts to print it."
      : `${withoutEmail} have no email address: find them under Gifts to print them.`
  return `${first} ${rest}`
}
