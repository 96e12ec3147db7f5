import type { CarrierFeed } from '@shop/contract/delivery/carrier-feeds'

export const CARRIER_FEEDS = {
  title: 'Výdejní místa dopravců',
  sentence:
    'Seznam každého dopravce čteme jednou za noc. Když se nepodaří, nebo když by zmizelo víc než pětina míst, zůstane seznam, jaký byl, a zkoušíme to každou hodinu znovu.',
  columns: {
    network: 'Síť',
    deliveries: 'Dopravy',
    points: 'Míst na výběr',
    readAt: 'Naposledy načteno',
    changedAt: 'Naposledy se změnil',
    state: 'Stav',
  },
  networks: { zasilkovna: 'Zásilkovna', ppl: 'PPL', balikovna: 'Balíkovna', dpd: 'DPD Pickup' } as Readonly<
    Record<string, string>
  >,
  never: 'zatím ne',
  noDelivery: 'žádná',
  notConnected: 'nepřipojeno',
  notRead: 'nečte se',
  waiting: 'čeká na noc',
  ok: 'v pořádku',
  faults: {
    unavailable: 'dopravce neodpovídá',
    refused: 'dopravce nás odmítl',
    malformed: 'seznam nejde přečíst',
    lost_points: 'chybí moc míst',
  } satisfies Record<NonNullable<CarrierFeed['fault']>, string>,
  lost: (known: number, read: number) =>
    `známe ${known.toLocaleString('cs-CZ')}, přišlo ${read.toLocaleString('cs-CZ')}`,
  since: (moment: string) => `od ${moment}`,
} as const
