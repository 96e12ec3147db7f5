-- migrate:up

-- Asked by jobs since 0215: a shop that was there before has them too, and keeps its own words where it has written some.
insert into shop.surveys (storefront_id, type, title, intro, questions, thanks)
select s.id, n.type, n.title, n.intro, n.questions::jsonb, n.thanks::jsonb
  from shop.storefronts s
 cross join (values
  ('snasenlivost', 'Jak psovi nové krmivo sedí?', 'Krmí se jím zhruba dva až tři týdny, to už se pozná. Čtyři otázky, minuta.',
   '[{"key": "tolerance", "kind": "single", "required": true, "text": "Jak psovi krmivo sedí?", "options": [{"key": "well", "label": "Sedí mu"}, {"key": "so-so", "label": "Tak napůl"}, {"key": "badly", "label": "Nesedí mu"}, {"key": "not-yet", "label": "Ještě jsme nezačali"}], "followUp": {"badly": "To nás mrzí. Má-li pes potíže, obraťte se na veterináře. U prvního balení vrátíme peníze i za načatý pytel, [jak na to](/casto-kladene-dotazy/vraceni-a-reklamace/nechutna-vratime-penize)."}}, {"key": "signs", "kind": "multi", "required": false, "text": "Čeho jste si všimli?", "options": [{"key": "stool", "label": "Měkčí trus"}, {"key": "itch", "label": "Škrábání"}, {"key": "appetite", "label": "Menší chuť k jídlu"}, {"key": "energy", "label": "Víc energie"}, {"key": "coat", "label": "Lesklejší srst"}, {"key": "nothing", "label": "Ničeho"}]}, {"key": "switching", "kind": "single", "required": false, "text": "Jak jste na nové krmivo přecházeli?", "options": [{"key": "slowly", "label": "Postupně, týden i déle"}, {"key": "days", "label": "Pár dní"}, {"key": "at-once", "label": "Ze dne na den"}], "followUp": {"at-once": "Příště zkuste přecházet sedm až deset dní, [postup je tady](/casto-kladene-dotazy)."}}, {"key": "comment", "kind": "text", "required": false, "text": "Co nám k tomu chcete říct?", "placeholder": "Stačí jedna věta.", "maxLength": 1000}]',
   '{"default": {"heading": "Děkujeme", "body": "Díky vám budeme umět líp poradit i ostatním."}, "detractor": {"heading": "Mrzí nás to", "body": "Ozveme se do dvou pracovních dnů a zkusíme najít, co psovi sedne. Má-li potíže, obraťte se na veterináře."}}'),
  ('po-veletrhu', 'Jak se vám líbilo na stánku?', 'Tři otázky, půl minuty. Podle odpovědí chystáme další veletrh.',
   '[{"key": "nps", "kind": "scale", "required": true, "text": "Jak pravděpodobné je, že nás doporučíte dalšímu pejskaři?", "min": 0, "max": 10, "minLabel": "Ani náhodou", "maxLabel": "Už se stalo"}, {"key": "helped", "kind": "multi", "required": false, "text": "Co vám na stánku pomohlo?", "options": [{"key": "advice", "label": "Rada s krmením"}, {"key": "tasting", "label": "Ochutnávka pro psa"}, {"key": "wheel", "label": "Kolo štěstí"}, {"key": "samples", "label": "Vzorky domů"}, {"key": "nothing", "label": "Nic"}]}, {"key": "comment", "kind": "text", "required": false, "text": "Co máme příště udělat jinak?", "placeholder": "Stačí jedna věta.", "maxLength": 1000}]',
   '{"default": {"heading": "Děkujeme", "body": "Přečteme si každé slovo. Na viděnou na dalším veletrhu."}, "detractor": {"heading": "Mrzí nás to", "body": "Ozveme se do dvou pracovních dnů, pokud na vás máme kontakt. Nechcete čekat? Volejte 800 202 404."}}')
 ) as n (type, title, intro, questions, thanks)
 where s.id = 1
on conflict (storefront_id, type) do nothing;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
