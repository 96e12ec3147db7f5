/** What only this page says, by the path of the specification; plain spaces stand for hard ones too. */
export const ROUTE_CONTENT: Record<string, string[]> = {
  '/': ['Čenich ví, co je dobré.', 'Najít krmivo podle psa', 'Nejčastěji vylízané misky'],
  '/blog': ['Čtení pod misku', 'Jak poznat, že psovi krmivo opravdu sedí'],
  '/blog/stranka/{page}': ['Čtení pod misku', 'Krmení psa na cestách: vlak, auto, chata'],
  '/blog/kategorie/{slug}/{page?}': ['Výživa', 'Kolik toho do misky: jak se počítá denní dávka'],
  '/blog/{slug}': ['1. Stolice drží tvar', 'Pomohlo to?'],
  '/casto-kladene-dotazy': ['Ptejte se, čenicháme odpověď', 'Na co se ptáte nejčastěji'],
  '/casto-kladene-dotazy/{type}': ['Kolik stojí doprava', 'Jak můžete zaplatit'],
  '/casto-kladene-dotazy/{type}/{question}': ['Můžu objednat bez registrace?', 'K tomu se hodí'],
  '/kontakt': ['Zavolejte. Štěkat nebudeme.', 'Napište nám', 'Kde nás najdete', 'IČO'],
  '/kynologicky-program': ['Co z toho máte vy', 'Co dáváte a co dostanete', 'Přihláška'],
  '/pro-chovatele': ['Za každým dobrým psem stojí dobrý chovatel', 'Ukázkový košík', 'Kniha vrhu na zkoušku'],
  '/mapa-prodejcu': ['Kde nás vyčenicháte', 'Výdejna Čenich Brno', 'Chcete na mapu?'],
  '/velkoobchod': ['Prodávejte, co psi najdou i poslepu', 'Sleva navíc', 'po schválení'],
  '/o-nas': ['Začalo to tím, že pes odmítl večeři', 'Čemu věříme', 'Druhů v nabídce'],
  '/o-nasem-krmivu': ['Maso na prvním místě', 'Která řada je pro vašeho psa', 'Cena v největším pytli'],
  '/pravidelne-doruceni': ['Nastavte to jednou', 'Váš rok s Čenichem', 'Ukázka upozornění'],
  '/vernostni-program': ['Věrnost se u psů nekupuje', 'Za rok by se vrátilo', 'použité kredity vrátíme'],

  '/prihlasit-se': ['Vítejte zpátky'],
  '/registrace': ['Založte si účet'],
  '/potvrzeni-registrace': ['Na registraci tu nikdo nečeká'],
  '/zapomenute-heslo': ['Heslo se zaběhlo?'],
  '/l/{action?}/{token?}': ['Vložte odkaz celý'],

  '/produkty/{category?}': ['Granule', 'Kuře s hnědou rýží', 'Filtry'],
  '/produkt/{slug}': ['Kuře s hnědou rýží', 'Co je uvnitř', 'Kolik do misky'],
  '/ean/{ean?}': ['Najít podle čárového kódu'],
  '/id/{id?}': ['Všechno do misky i kolem ní'],
  '/e-shop/embed-grid': ['Z nabídky Čenichu', 'Kuře s hnědou rýží'],
  '/p/{hash}': ['Tenhle košík už někdo vysypal'],
  '/t/{uid}': ['Štítek jsme nepoznali'],

  '/kosik/obsah': ['Košík je prázdný jako miska po večeři'],
  '/kosik/dodaci-udaje': ['Kam a komu'],
  '/kosik/doprava-a-platba': ['Zkontrolovat a zaplatit', 'Souhrn'],
  '/kosik/dekujeme': ['Kde je moje objednávka'],
  '/payments/gopay': ['Platbu jsme nepoznali'],

  // Nobody's without signing in; what they say to their customer is walked through below.
  '/ucet/prehled': ['Vítejte zpátky'],
  '/ucet/adresy': ['Vítejte zpátky'],
  '/ucet/osobni-udaje': ['Vítejte zpátky'],
  '/ucet/prehled-kreditu': ['Vítejte zpátky'],
  '/ucet/zmena-hesla': ['Vítejte zpátky'],
  '/ucet/objednavka/{id}': ['Vítejte zpátky'],
  '/moje-recenze/{secret?}': ['Vítejte zpátky'],

  '/survey/{type?}/{secret}': ['Jak to dopadlo?'],
  '/lp/{slug?}': ['Osm misek. Jeden verdikt.', 'Co je v krabici', 'Porota už zasedala'],
  '/lp/newsletter-subscribed': ['Ještě jeden klik'],
  '/lp/newsletter-unsubscribed': ['Odhlášení jedním klikem'],
  '/lp/newsletter-verify': ['Potvrdíme odběr?'],
  '/s/{slug}': ['Obchodní podmínky', '1. Kdo jsme', '3. Informace před nákupem'],
  '/private/design-system': ['Komponenty', 'Barvy', 'Písmo'],
  '/private/forpets/formular': ['Spočítáme dávku vašemu psovi'],
  '/private/forpets/kolo': ['Kolo štěstí'],
}

/** The same for pages that belong to one customer, here a new one. */
export const OWN_CONTENT: Record<string, string> = {
  '/ucet/prehled': 'Dobrý den. Pes taky zdraví?',
  '/ucet/adresy': 'Adresy',
  '/ucet/osobni-udaje': 'Osobní údaje',
  '/ucet/prehled-kreditu': 'Kredity',
  '/ucet/zmena-hesla': 'Změna hesla',
  '/moje-recenze': 'Jak chutnalo?',
}
