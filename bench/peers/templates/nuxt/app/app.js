import { defineComponent, h } from "vue"
import { NuxtPage } from "#components"

export default defineComponent({ render: () => h(NuxtPage) })
