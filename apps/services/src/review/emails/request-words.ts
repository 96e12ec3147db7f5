/** Sentences of the request that depend on what was bought and by whom. */
export const REQUEST_WORDS = {
  eaten: 'Podle misky už by měla být půlka pryč, takže pes i vy víte, na čem jste.',
  used: 'Pár dní to máte doma, takže už víte, na čem jste.',
  reward: {
    account: 'Za schválenou recenzi připíšeme 15 kreditů, ať dáte jednu hvězdu nebo pět.',
    guest: 'Stačí dvě věty a pomůžou každému, kdo vybírá po vás. Účet k tomu nepotřebujete.',
  },
  preheader: {
    account: 'Dvě věty, 15 kreditů, velká pomoc ostatním.',
    guest: 'Dvě věty, velká pomoc ostatním.',
  },
}
