import { formatNumber } from '@shop/czech/format-number'
import { pluralForm } from '@shop/czech/plural'
import { typeset } from '@shop/czech/typeset'

const items = (count: number) =>
  pluralForm(count, { one: 'položka', few: 'položky', many: 'položky', other: 'položek' })

/** What a partner has at hand beside the list: saved lists, the price list, the feed of stock. */
export const workplaceTexts = {
  ...typeset({
    templates: 'Uložené seznamy',
    put: 'Vložit do košíku',
    remove: 'Smazat',
    saveHeading: 'Objednáváte totéž pravidelně?',
    templateName: 'Název seznamu',
    templateHint: 'Uložíme zboží a kusy. Ceny a sklad se ptáme pokaždé znovu. Stejný název přepíše starší seznam.',
    save: 'Uložit seznam',
    done: {
      saved: 'Seznam je uložený.',
      removed: 'Seznam je smazaný.',
      gone: 'Z tohoto seznamu už nic neprodáváme.',
      key: 'Nový klíč platí.',
      'key-removed': 'Klíč je zrušený, adresa přestala fungovat.',
      'key-refused': 'Klíč dostane schválený partner. Požádat o velkoobchod můžete na stránce Velkoobchod.',
    },
    files: 'Ceník a dostupnost',
    priceListLead: 'Všechno, co prodáváme, za vaše ceny. Bez DPH i s DPH, s kusy v kartonu a na paletě.',
    priceList: { csv: 'Ceník CSV', xlsx: 'Ceník pro Excel', xml: 'Ceník XML' },
    feed: 'Dostupnost pro pokladnu nebo e-shop',
    feedLead:
      'Adresa s klíčem, ze které si váš systém stáhne kusy skladem. Ceny v ní nejsou. Klíč je jen pro schválené partnery.',
    keyOnce: 'Adresu si uložte hned, podruhé ji neukážeme. Dřívější přestala platit. Místo csv může být na konci xml.',
    makeKey: 'Vytvořit klíč',
    changeKey: 'Vyměnit klíč',
    removeKey: 'Zrušit klíč',
  }),
  templateOf: (lines: number, pieces: number) => `${formatNumber(lines)} ${items(lines)}, ${formatNumber(pieces)} ks`,
  putOf: (name: string) => `Vložit do košíku: ${name}`,
  removeOf: (name: string) => `Smazat seznam ${name}`,
  keySince: (day: string) => `Klíč platí od ${day}.`,
  keyUsed: (day: string) => `Naposledy použit ${day}.`,
}
