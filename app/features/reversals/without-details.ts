const GAP = "[removed]"
const KNOWN =
  "I|I['’](?:m|d|ll|ve)|Narcan|NARCAN|Naloxone|Kloxxado|Zimhi|Opvee|EMS|EMT|EMTs|CPR|AED|ER|OD|ODed|ICU|God|English|Spanish|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Thanksgiving|Halloween"
const FIRST_NAMES =
  "James|John|Robert|Michael|William|David|Richard|Joseph|Thomas|Charles|Chris|Christopher|Daniel|Matthew|Anthony|Steven|Paul|Andrew|Joshua|Kevin|Brian|Tim|Jason|Jeff|Ryan|Jacob|Nick|Eric|Jonathan|Justin|Scott|Brandon|Ben|Sam|Greg|Alex|Tyler|Josh|Mike|Matt|Dave|Joe|Tony|Jose|Juan|Luis|Carlos|Mary|Patricia|Jennifer|Linda|Elizabeth|Barbara|Susan|Jessica|Sarah|Karen|Lisa|Nancy|Sandra|Ashley|Emily|Kim|Donna|Michelle|Carol|Amanda|Melissa|Deborah|Stephanie|Rebecca|Laura|Cynthia|Kathleen|Amy|Angela|Shirley|Anna|Brenda|Emma|Nicole|Samantha|Katie|Jane|Maria|Rachel|Heather|Megan|Kelly|Lauren|Hannah|Taylor|Brittany"
const STREET =
  "(?:street|st|avenue|ave|road|rd|boulevard|blvd|lane|ln|drive|dr|court|ct|place|pl|way|highway|hwy|circle|cir|terrace|trail|parkway|pkwy|apartment|apt|unit|room|floor)"

// The same as private.without_details, which decides; a test compares the two.
const DETAILS = [
  /\S+@\S+|\S*(?::\/\/|www[.])\S*|\S+[.](?:com|org|net|edu|gov|io|me|us)\b\S*/gi,
  /(?<=^|\s)[@#]\w+/g,
  new RegExp(`\\b\\d+[a-z]?\\s+(?:[\\p{L}\\p{N}.']+\\s+){0,3}?${STREET}\\b`, "giu"),
  /[+(]?\d(?:[\s().-]?\d){4,}/g,
  new RegExp(`\\b(?:${FIRST_NAMES})\\b`, "g"),
  new RegExp(
    `(?<![.!?…:]\\s)(?<![.!?…:]\\s\\s)(?<!\\n)(?<=[\\s("“‘-])(?!(?:${KNOWN})(?![\\p{L}\\p{N}]))\\p{Lu}[\\p{L}\\p{N}’'-]*`,
    "gu",
  ),
]

/** A text as it will be saved: what may be a name, a number or an address is blacked out. */
export function withoutDetails(text: string): string {
  let rest = text
  for (const detail of DETAILS) rest = rest.replace(detail, GAP)
  return rest.replace(/\[removed\](?:[\s,]+\[removed\])+/g, GAP).trim()
}
