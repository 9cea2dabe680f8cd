import { defineComponent, h } from "vue"
import { useHead } from "#imports"
import page from "../../page.json"

const attributesOf = tag => page.head.filter(([name]) => name === tag).map(([, attributes]) => attributes)

export default defineComponent({
  setup() {
    useHead({
      title: page.head.find(([tag]) => tag === "title")[2][0],
      htmlAttrs: page.html,
      meta: attributesOf("meta"),
      link: attributesOf("link"),
    })
    return () => page.body.map(draw)
  },
})

function draw(node) {
  if (typeof node === "string") return node
  const [tag, attributes, children] = node
  return h(tag, attributes, children.map(draw))
}
