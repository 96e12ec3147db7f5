import { formatCredits } from '@shop/czech/format-credits'

/** Sentences of the request that depend on what was bought and by whom. */
export const REQUEST_WORDS = {
  eaten: 'Podle misky už by měla být půlka pryč, takže pes i vy víte, na čem jste.',
  used: 'Pár dní to máte doma, takže už víte, na čem jste.',
}

/** Credits lie on an account; a guest has none to put them on. */
export function rewardWords(credits: number | null): { reward: string; preheader: string } {
  if (credits === null) {
    return {
      reward: 'Stačí dvě věty a pomůžou každému, kdo vybírá po vás. Účet k tomu nepotřebujete.',
      preheader: 'Dvě věty, velká pomoc ostatním.',
    }
  }
  const amount = formatCredits(credits)
  return {
    reward: `Za schválenou recenzi připíšeme ${amount}, ať dáte jednu hvězdu nebo pět.`,
    preheader: `Dvě věty, ${amount}, velká pomoc ostatním.`,
  }
}
