import fc from "fast-check"
import { expect, test } from "vitest"
import { NETWORKS, type ShareInput, shareLink } from "./share.ts"

const page: ShareInput = {
  url: "https://airway.example/a?b=1&c=2",
  title: "Be someone's next breath & more",
  description: "12 minutes",
  quote: "“You can.”",
  hashtags: "naloxone, harm reduction",
  media: "https://airway.example/a.png",
  twitterUser: "openairway",
}

const u = "https%3A%2F%2Fairway.example%2Fa%3Fb%3D1%26c%3D2"
const t = "Be%20someone's%20next%20breath%20%26%20more"
const d = "12%20minutes"
const q = "%E2%80%9CYou%20can.%E2%80%9D"
const m = "https%3A%2F%2Fairway.example%2Fa.png"

test.each([
  ["baidu", `http://cang.baidu.com/do/add?iu=${u}&it=${t}`],
  ["buffer", `https://bufferapp.com/add?text=${t}&url=${u}`],
  ["email", `mailto:?subject=${t}&body=${u}%0D%0A${d}`],
  ["evernote", `https://www.evernote.com/clip.action?url=${u}&title=${t}`],
  [
    "facebook",
    `https://www.facebook.com/sharer/sharer.php?u=${u}&title=${t}&description=${d}&quote=${q}&hashtag=%23naloxone`,
  ],
  ["flipboard", `https://share.flipboard.com/bookmarklet/popout?v=2&url=${u}&title=${t}`],
  ["hackernews", `https://news.ycombinator.com/submitlink?u=${u}&t=${t}`],
  ["instapaper", `http://www.instapaper.com/edit?url=${u}&title=${t}&description=${d}`],
  ["line", `http://line.me/R/msg/text/?${t}%0D%0A${u}%0D%0A${d}`],
  ["linkedin", `https://www.linkedin.com/sharing/share-offsite/?url=${u}`],
  ["messenger", `fb-messenger://share/?link=${u}`],
  ["odnoklassniki", `https://connect.ok.ru/dk?st.cmd=WidgetSharePreview&st.shareUrl=${u}&st.comments=${t}`],
  ["pinterest", `https://pinterest.com/pin/create/button/?url=${u}&media=${m}&description=${t}`],
  ["pocket", `https://getpocket.com/save?url=${u}&title=${t}`],
  ["quora", `https://www.quora.com/share?url=${u}&title=${t}`],
  ["reddit", `https://www.reddit.com/submit?url=${u}&title=${t}`],
  ["skype", `https://web.skype.com/share?url=${t}%0D%0A${u}%0D%0A${d}`],
  ["sms", `sms:?body=${t}%0D%0A${u}%0D%0A${d}`],
  ["stumbleupon", `https://www.stumbleupon.com/submit?url=${u}&title=${t}`],
  ["telegram", `https://t.me/share/url?url=${u}&text=${t}%0D%0A${d}`],
  ["tumblr", `https://www.tumblr.com/share/link?url=${u}&name=${t}&description=${d}`],
  [
    "twitter",
    `https://twitter.com/intent/tweet?text=${t}&url=${u}&hashtags=naloxone,harm%20reduction&via=openairway`,
  ],
  ["viber", `viber://forward?text=${t}%0D%0A${u}%0D%0A${d}`],
  ["vk", `https://vk.com/share.php?url=${u}&title=${t}&description=${d}&image=${m}&noparse=true`],
  ["weibo", `http://service.weibo.com/share/share.php?url=${u}&title=${t}&pic=${m}`],
  ["whatsapp", `https://api.whatsapp.com/send?text=${t}%0D%0A${u}%0D%0A${d}`],
  ["wordpress", `https://wordpress.com/press-this.php?u=${u}&t=${t}&s=${d}&i=${m}`],
  ["xing", `https://www.xing.com/social/share/spi?op=share&url=${u}&title=${t}`],
  ["yammer", `https://www.yammer.com/messages/new?login=true&status=${t}%0D%0A${u}%0D%0A${d}`],
])("%s", (network, link) => {
  expect(shareLink(network, page)).toBe(link)
})

test("there are 29 networks", () => {
  expect(Object.keys(NETWORKS)).toHaveLength(29)
})

test("network names are case-insensitive; an unknown network throws", () => {
  expect(shareLink("LinkedIn", page)).toBe(shareLink("linkedin", page))
  expect(() => shareLink("MySpace", page)).toThrow("Network myspace does not exist")
  expect(() => shareLink("constructor", page)).toThrow("Network constructor does not exist")
})

test("Twitter links omit missing hashtags and users", () => {
  const link = shareLink("twitter", { url: "https://a.example", title: "A" })
  expect(link).toBe("https://twitter.com/intent/tweet?text=A&url=https%3A%2F%2Fa.example")
})

test.each(["Mozilla/5.0 (iPhone; CPU iPhone OS 19_0)", "Mozilla/5.0 (iPad; CPU OS 17_0)"])(
  "an SMS link on %s uses Apple's format",
  userAgent => {
    expect(shareLink("sms", { url: "https://a.example", title: "A" }, userAgent)).toMatch(
      /^sms:&body=A%0D%0A/,
    )
    expect(shareLink("email", page, userAgent)).toMatch(/^mailto:\?/)
  },
)

test("any text stays inside its query parameter", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), fc.string(), fc.string(), (title, hashtags, twitterUser) => {
      const input = { url: "https://a.example", title, hashtags, twitterUser }
      for (const network of Object.keys(NETWORKS)) {
        const [, values = ""] = shareLink(network, input).split("?", 2)
        expect(values).not.toMatch(/[\s<>"#]|@[utdqhm]/)
      }
      const sent = new URL(shareLink("reddit", input)).searchParams
      expect([...sent.keys()]).toEqual(["url", "title"])
      expect(sent.get("title")).toBe(title.toWellFormed())
    }),
    { numRuns: 25 },
  )
})
