/** The first digits of the ZIP codes of each state and territory, as the Postal Service assigns them. */
const PREFIXES: Readonly<Record<string, string>> = {
  Alabama: "350-369",
  Alaska: "995-999",
  "American Samoa": "96799",
  Arizona: "850-865",
  Arkansas: "716-729",
  California: "900-961",
  Colorado: "800-816",
  Connecticut: "060-069",
  Delaware: "197-199",
  "District of Columbia": "200 202-205 569",
  Florida: "320-339 341-349",
  Georgia: "300-319 398-399",
  Guam: "96910-96932",
  Hawaii: "967-968",
  Idaho: "832-838",
  Illinois: "600-629",
  Indiana: "460-479",
  Iowa: "500-528",
  Kansas: "660-679",
  Kentucky: "400-427",
  Louisiana: "700-714",
  Maine: "039-049",
  Maryland: "206-219",
  Massachusetts: "010-027 055",
  Michigan: "480-499",
  Minnesota: "550-567",
  Mississippi: "386-397",
  Missouri: "630-658",
  Montana: "590-599",
  Nebraska: "680-693",
  Nevada: "889-898",
  "New Hampshire": "030-038",
  "New Jersey": "070-089",
  "New Mexico": "870-884",
  "New York": "005 06390 100-149",
  "North Carolina": "270-289",
  "North Dakota": "580-588",
  "Northern Mariana Islands": "96950-96952",
  Ohio: "430-459",
  Oklahoma: "730-731 734-749",
  Oregon: "970-979",
  Pennsylvania: "150-196",
  "Puerto Rico": "006-007 009",
  "Rhode Island": "028-029",
  "South Carolina": "290-299",
  "South Dakota": "570-577",
  Tennessee: "370-385",
  Texas: "733 750-799 885",
  "US military abroad": "090-098 340 962-966",
  Utah: "840-847",
  Vermont: "050-054 056-059",
  "Virgin Islands": "008",
  Virginia: "201 220-246",
  Washington: "980-994",
  "West Virginia": "247-268",
  Wisconsin: "530-549",
  Wyoming: "820-831",
}

const RANGES = Object.entries(PREFIXES)
  .flatMap(([state, ranges]) =>
    ranges.split(" ").map(range => {
      const [first = "", last = first] = range.split("-")
      return { state, first, last }
    }),
  )
  // A range of whole ZIP codes is an exception to the range of its first three digits.
  .sort((a, b) => b.first.length - a.first.length)

/** The state or territory of a ZIP code such as "72201" or "72201-1234"; null for one that does not exist. */
export function stateOfZip(zip: string): string | null {
  if (!/^\d{5}(-\d{4})?$/.test(zip)) return null
  const found = RANGES.find(({ first, last }) => {
    const prefix = zip.slice(0, first.length)
    return prefix >= first && prefix <= last
  })
  return found?.state ?? null
}
