-- migrate:up

-- Links of the header, of the footer and of the menu of small screens: one row a place, changed whole, so that its order has one version.
create table shop.menus (
  id bigint generated always as identity primary key,
  storefront_id bigint not null references shop.storefronts on delete restrict,
  code text not null check (code in ('main', 'programmes', 'services', 'mobile', 'shopping', 'help', 'about', 'legal')),
  -- As packages/domain/src/content/menu.ts has them.
  items jsonb not null check (jsonb_typeof(items) = 'array'),
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  unique (storefront_id, code)
);
comment on table shop.menus is 'Links of the shell by place; every page shows them.';
create trigger menus_version before update on shop.menus
  for each row when (old.* is distinct from new.*) execute function internal.touch_version();
alter table shop.menus enable row level security;
create policy public_menus on shop.menus for select to shop_readers using (true);
comment on policy public_menus on shop.menus is 'What stands on every page is for everybody.';
grant select on shop.menus to shop_readers;
select internal.watch_history('menus');
insert into internal.page_sources (table_name, keys) values ('menus', '{shell}');
select internal.watch_page_source('menus');

-- A shop without menus has no way from one page to another, so every shop begins with these: the seed asks for them, and so does a shop that is there already.
create function internal.first_menus(of_storefront bigint) returns void
  language sql volatile
  set search_path = pg_catalog, pg_temp
as $$
  insert into shop.menus (storefront_id, code, items)
  select of_storefront, first.code, first.items from (values
    (1, 'main', '[
      {"label": "Granule", "to": "/produkty/granule", "heading": "Granule podle psa", "links": [
       {"label": "Pro štěňata", "to": "/produkty/pro-stenata"},
       {"label": "Pro dospělé psy", "to": "/produkty/pro-dospele"},
       {"label": "Pro seniory", "to": "/produkty/pro-seniory"},
       {"label": "Malá plemena", "to": "/produkty/mala-plemena"},
       {"label": "Velká plemena", "to": "/produkty/velka-plemena"},
       {"label": "Bez obilovin", "to": "/produkty/bez-obilovin"},
       {"label": "Monoproteinové", "to": "/produkty/monoproteinove"},
       {"label": "Kontrola hmotnosti", "to": "/produkty/kontrola-hmotnosti"}]},
      {"label": "Konzervy", "to": "/produkty/konzervy", "heading": "Konzervy a kapsičky", "links": [
       {"label": "Kompletní konzervy", "to": "/produkty/kompletni-konzervy"},
       {"label": "Čisté maso", "to": "/produkty/masove-konzervy"},
       {"label": "Monoproteinové konzervy", "to": "/produkty/monoproteinove-konzervy"},
       {"label": "Kapsičky", "to": "/produkty/kapsicky"}]},
      {"label": "Pamlsky", "to": "/produkty/pamlsky", "heading": "Pamlsky a doplňky", "links": [
       {"label": "Tréninkové", "to": "/produkty/treninkove"},
       {"label": "Dentální", "to": "/produkty/dentalni"},
       {"label": "Sušené maso", "to": "/produkty/susene-maso"},
       {"label": "Sušenky", "to": "/produkty/susenky"},
       {"label": "Doplňky stravy", "to": "/produkty/doplnky-stravy"}]},
      {"label": "Potřeby", "to": "/produkty/vybaveni", "heading": "", "links": []},
      {"label": "Výhodně", "to": "/produkty/vyhodne-balicky", "heading": "", "links": []}]'::jsonb),
    (2, 'programmes', '[
      {"label": "Pravidelné doručení", "to": "/pravidelne-doruceni", "heading": "", "links": []},
      {"label": "Věrnostní program", "to": "/vernostni-program", "heading": "", "links": []},
      {"label": "O krmivu", "to": "/o-nasem-krmivu", "heading": "", "links": []},
      {"label": "Blog", "to": "/blog", "heading": "", "links": []}]'::jsonb),
    (3, 'services', '[
      {"label": "Velkoobchod", "to": "/velkoobchod", "heading": "", "links": []},
      {"label": "Pro chovatele", "to": "/pro-chovatele", "heading": "", "links": []},
      {"label": "Prodejci", "to": "/mapa-prodejcu", "heading": "", "links": []},
      {"label": "Poradna", "to": "/casto-kladene-dotazy", "heading": "", "links": []}]'::jsonb),
    (4, 'mobile', '[
      {"label": "Mapa prodejců", "to": "/mapa-prodejcu", "heading": "", "links": []},
      {"label": "Poradna", "to": "/casto-kladene-dotazy", "heading": "", "links": []},
      {"label": "Velkoobchod", "to": "/velkoobchod", "heading": "", "links": []}]'::jsonb),
    (5, 'shopping', '[
      {"label": "Granule", "to": "/produkty/granule", "heading": "", "links": []},
      {"label": "Konzervy", "to": "/produkty/konzervy", "heading": "", "links": []},
      {"label": "Pamlsky", "to": "/produkty/pamlsky", "heading": "", "links": []},
      {"label": "Potřeby", "to": "/produkty/vybaveni", "heading": "", "links": []},
      {"label": "Pravidelné doručení", "to": "/pravidelne-doruceni", "heading": "", "links": []},
      {"label": "Oblíbené", "to": "/ucet/oblibene", "heading": "", "links": []}]'::jsonb),
    (6, 'help', '[
      {"label": "Časté dotazy", "to": "/casto-kladene-dotazy", "heading": "", "links": []},
      {"label": "Doprava a platba", "to": "/s/doprava-a-platba", "heading": "", "links": []},
      {"label": "Vrácení a reklamace", "to": "/reklamace", "heading": "", "links": []},
      {"label": "Nechutná? Vrátíme peníze", "to": "/nechutna", "heading": "", "links": []},
      {"label": "Mapa prodejců", "to": "/mapa-prodejcu", "heading": "", "links": []},
      {"label": "Kontakt", "to": "/kontakt", "heading": "", "links": []}]'::jsonb),
    (7, 'about', '[
      {"label": "O nás", "to": "/o-nas", "heading": "", "links": []},
      {"label": "O našem krmivu", "to": "/o-nasem-krmivu", "heading": "", "links": []},
      {"label": "Věrnostní program", "to": "/vernostni-program", "heading": "", "links": []},
      {"label": "Pro chovatele", "to": "/pro-chovatele", "heading": "", "links": []},
      {"label": "Kynologický program", "to": "/kynologicky-program", "heading": "", "links": []},
      {"label": "Velkoobchod", "to": "/velkoobchod", "heading": "", "links": []},
      {"label": "Blog", "to": "/blog", "heading": "", "links": []}]'::jsonb),
    (8, 'legal', '[
      {"label": "Obchodní podmínky", "to": "/s/obchodni-podminky", "heading": "", "links": []},
      {"label": "Ochrana údajů", "to": "/s/ochrana-osobnich-udaju", "heading": "", "links": []},
      {"label": "Odstoupit od smlouvy", "to": "/odstoupeni-od-smlouvy", "heading": "", "links": []},
      {"label": "Přístupnost", "to": "/s/prohlaseni-o-pristupnosti", "heading": "", "links": []},
      {"label": "Nastavení cookies", "to": "/nastaveni-cookies", "heading": "", "links": []}]'::jsonb)
  ) as first (place, code, items) order by first.place
  on conflict (storefront_id, code) do nothing
$$;
comment on function internal.first_menus(bigint) is 'Menus a shop begins with; those that are there stay as they are.';
select internal.first_menus(id) from shop.storefronts;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
