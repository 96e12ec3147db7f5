-- migrate:up

-- Pages keep the blocks they draw, and of heads and offers the first: the others were words that nobody saw, and could be edited all
-- the same. What a page draws is said by packages/domain/src/content/blocks.ts; these are the kinds that stood in pages without being drawn.
create function internal.drawn_blocks(page text, blocks jsonb) returns jsonb
language sql immutable strict set search_path = pg_catalog, pg_temp as $$
  select coalesce(jsonb_agg(case when k.page in ('kontakt', 'mapa-prodejcu') and k.type = 'hero' then k.block - 'cta' else k.block end
                            order by k.place), '[]')
    from (select $1 as page, b.block, b.place, b.block ->> 'type' as type, b.block ->> 'id' as id,
                 row_number() over (partition by b.block ->> 'type' order by b.place) as turn
            from jsonb_array_elements($2) with ordinality as b (block, place)) k
   where k.type not in ('map', 'company')
     and (k.turn = 1 or k.type not in ('hero', 'offer'))
     and (k.page = 'lp' or k.type not in ('offer', 'countdown'))
     and (k.page in ('lp', 'velkoobchod', 'pro-chovatele', 'kynologicky-program') or k.type <> 'form')
     and (k.page not in ('o-nas', 'kontakt', 'mapa-prodejcu') or k.type <> 'product-list')
     and (k.page <> 'o-nas' or k.type not in ('table', 'composition', 'comparison', 'faq', 'quote', 'notice'))
     and (k.type <> 'live' or (k.page, k.id) in (
           ('o-nas', 'cisla'), ('o-nasem-krmivu', 'masa'), ('o-nasem-krmivu', 'rady'), ('o-nasem-krmivu', 'porovnani'), ('kontakt', 'mapa'),
           ('pravidelne-doruceni', 'ukazky'), ('vernostni-program', 'priklad'), ('velkoobchod', 'mnozstevni-sleva'),
           ('velkoobchod', 'ukazka-ceniku'), ('pro-chovatele', 'ukazkovy-kosik'), ('pro-chovatele', 'kniha-vrhu')))
$$;

update shop.sections s set blocks = internal.drawn_blocks(s.slug, s.blocks)
 where s.blocks <> internal.drawn_blocks(s.slug, s.blocks);
update shop.section_drafts d set blocks = internal.drawn_blocks(s.slug, d.blocks)
  from shop.sections s where s.id = d.section_id and d.blocks <> internal.drawn_blocks(s.slug, d.blocks);
update shop.landing_pages l
   set blocks = internal.drawn_blocks('lp', l.blocks), blocks_b = internal.drawn_blocks('lp', l.blocks_b)
 where l.blocks <> internal.drawn_blocks('lp', l.blocks) or l.blocks_b <> internal.drawn_blocks('lp', l.blocks_b);

drop function internal.drawn_blocks(text, jsonb);

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
