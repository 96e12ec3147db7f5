import type { PushTopic } from '@shop/contract/push'
import { typeset } from '@shop/czech/typeset'

const topics: Record<PushTopic, string> = {
  orders: 'Objednávky a zásilky: balíme, odesláno, k vyzvednutí, doručeno',
  watchdog: 'Hlídací pes: zboží je zase skladem nebo zlevnilo',
  run_out: 'Dochází krmivo',
  plans: 'Pravidelné doručení: další dodávka a do kdy ji změnit',
  credits: 'Kredity: narozeniny psa a konec platnosti',
}

export const pushTexts = typeset({
  topics,
  heading: 'Oznámení v prohlížeči',
  lead: 'Krátká zpráva přímo v tomto prohlížeči, i když obchod nemáte otevřený. Vypnete ji tady nebo v nastavení prohlížeče.',
  legend: 'O čem vám dát vědět',
  turnOn: 'Zapnout oznámení',
  save: 'Uložit výběr',
  turnOff: 'Vypnout oznámení',
  unsupported: 'Tento prohlížeč oznámení neumí. E-maily chodí dál.',
  denied: 'Oznámení má prohlížeč pro Čenich zakázaná. Povolíte je v jeho nastavení u této stránky.',
  failed: 'Oznámení se nepodařilo nastavit. Zkuste to prosím za chvíli.',
  saved: 'Nastaveno. Dáme vědět.',
  ended: 'Oznámení jsou v tomto prohlížeči vypnutá.',
})
