export interface ShareInput {
  url: string
  title: string
  description?: string
  quote?: string
  /** Separated by commas, without number signs. */
  hashtags?: string
  /** The URL of an image. */
  media?: string
  /** A Twitter handle without the at sign. */
  twitterUser?: string
}

export type ShareEvent = "open" | "change" | "close"

/** u url, t title, d description, q quote, h hashtags, m media, tu "via" a Twitter user. */
export const NETWORKS: Readonly<Record<string, string>> = {
  baidu: "http://cang.baidu.com/do/add?iu=@u&it=@t",
  buffer: "https://bufferapp.com/add?text=@t&url=@u",
  email: "mailto:?subject=@t&body=@u%0D%0A@d",
  evernote: "https://www.evernote.com/clip.action?url=@u&title=@t",
  facebook: "https://www.facebook.com/sharer/sharer.php?u=@u&title=@t&description=@d&quote=@q&hashtag=@h",
  flipboard: "https://share.flipboard.com/bookmarklet/popout?v=2&url=@u&title=@t",
  hackernews: "https://news.ycombinator.com/submitlink?u=@u&t=@t",
  instapaper: "http://www.instapaper.com/edit?url=@u&title=@t&description=@d",
  line: "http://line.me/R/msg/text/?@t%0D%0A@u%0D%0A@d",
  linkedin: "https://www.linkedin.com/sharing/share-offsite/?url=@u",
  messenger: "fb-messenger://share/?link=@u",
  odnoklassniki: "https://connect.ok.ru/dk?st.cmd=WidgetSharePreview&st.shareUrl=@u&st.comments=@t",
  pinterest: "https://pinterest.com/pin/create/button/?url=@u&media=@m&description=@t",
  pocket: "https://getpocket.com/save?url=@u&title=@t",
  quora: "https://www.quora.com/share?url=@u&title=@t",
  reddit: "https://www.reddit.com/submit?url=@u&title=@t",
  skype: "https://web.skype.com/share?url=@t%0D%0A@u%0D%0A@d",
  sms: "sms:?body=@t%0D%0A@u%0D%0A@d",
  stumbleupon: "https://www.stumbleupon.com/submit?url=@u&title=@t",
  telegram: "https://t.me/share/url?url=@u&text=@t%0D%0A@d",
  tumblr: "https://www.tumblr.com/share/link?url=@u&name=@t&description=@d",
  twitter: "https://twitter.com/intent/tweet?text=@t&url=@u&hashtags=@h@tu",
  viber: "viber://forward?text=@t%0D%0A@u%0D%0A@d",
  vk: "https://vk.com/share.php?url=@u&title=@t&description=@d&image=@m&noparse=true",
  weibo: "http://service.weibo.com/share/share.php?url=@u&title=@t&pic=@m",
  whatsapp: "https://api.whatsapp.com/send?text=@t%0D%0A@u%0D%0A@d",
  wordpress: "https://wordpress.com/press-this.php?u=@u&t=@t&s=@d&i=@m",
  xing: "https://www.xing.com/social/share/spi?op=share&url=@u&title=@t",
  yammer: "https://www.yammer.com/messages/new?login=true&status=@t%0D%0A@u%0D%0A@d",
}

/** The share URL of a network; its name is case-insensitive. */
export function shareLink(network: string, input: ShareInput, userAgent = ""): string {
  const key = network.toLowerCase()
  if (!Object.hasOwn(NETWORKS, key)) throw new Error(`Network ${key} does not exist`)
  const tags = (input.hashtags ?? "")
    .split(",")
    .map(tag => tag.trim())
    .filter(Boolean)
    .map(encode)
  const values: Record<string, string> = {
    "@tu": `&via=${encode(input.twitterUser)}`,
    "@u": encode(input.url),
    "@t": encode(input.title),
    "@d": encode(input.description),
    "@q": encode(input.quote),
    "@h":
      key === "facebook"
        ? tags
            .slice(0, 1)
            .map(tag => `%23${tag}`)
            .join("")
        : tags.join(","),
    "@m": encode(input.media),
  }
  return template(key, input, userAgent).replace(/@(?:tu|[utdqhm])/g, name => values[name]!)
}

function template(key: string, { hashtags, twitterUser }: ShareInput, userAgent: string): string {
  let link = NETWORKS[key]!
  if (key === "twitter" && !hashtags) link = link.replace("&hashtags=@h", "")
  if (key === "twitter" && !twitterUser) link = link.replace("@tu", "")
  if (key === "sms" && /iphone|ipad/i.test(userAgent)) link = link.replace(":?", ":&")
  return link
}

function encode(text = ""): string {
  return encodeURIComponent(text.toWellFormed())
}
