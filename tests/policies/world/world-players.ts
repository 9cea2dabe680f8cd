import type { TestBackend } from "#tests/support/backend.ts"

const ADULT = { is_adult: "true", display_name: "Ana" }

/** Creates members who play in Narcat's World, and reads what they have. */
export function worldPlayers(backend: TestBackend) {
  async function player(metadata: Record<string, string> = ADULT) {
    const email = `${crypto.randomUUID()}@example.org`
    const { data } = await backend.admin.auth.admin.createUser({
      ...{ email, email_confirm: true, user_metadata: metadata },
    })
    const id = data.user!.id
    return { id, email, db: await backend.member({ sub: id }) }
  }

  async function grant(member: string, source: string) {
    return (await backend.admin.rpc("grant_coins", { member, source }).throwOnError()).data
  }

  async function keep(member: string, more: Partial<GuestWorld>) {
    const world = { sources: [], wanted: [], worn: [], guest_nameplate: "", ...more }
    return (await backend.admin.rpc("keep_guest_world", { member, ...world }).throwOnError()).data
  }

  async function wardrobe(member: string) {
    const { data } = await backend.admin
      .from("wardrobes")
      .select("coins, costume, background, nameplate")
      .eq("user_id", member)
      .maybeSingle()
      .throwOnError()
    return data
  }

  /** Whether the coins are what was granted minus what was paid. */
  async function isBalanced(member: string) {
    const [row] = await backend.sql<{ is_balanced: boolean }>(
      `select w.coins = (select coalesce(sum(g.coins), 0) from public.coin_grants g where g.user_id = $1)
         - (select coalesce(sum(o.paid), 0) from public.owned_costumes o where o.user_id = $1) as is_balanced
       from public.wardrobes w where w.user_id = $1`,
      [member],
    )
    return row?.is_balanced
  }

  return { player, grant, keep, wardrobe, isBalanced }
}

interface GuestWorld {
  sources: string[]
  wanted: string[]
  worn: string[]
  guest_nameplate: string
}
