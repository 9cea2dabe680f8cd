/** "35 coins", beside a coin. */
export function CoinCount({ coins }: { coins: number }) {
  return (
    <p className="flex items-center gap-2.5 font-bold text-[1.2rem]">
      <span aria-hidden className="size-6 flex-none rounded-full border-[3px] border-ink bg-marigold-400" />
      {coins === 1 ? "1 coin" : `${coins} coins`}
    </p>
  )
}
