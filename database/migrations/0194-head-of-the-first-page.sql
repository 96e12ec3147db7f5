-- migrate:up

-- The first page shows of its blocks the head only; the others were words that nobody saw, and could be edited all the same.
update shop.sections s
   set blocks = (select coalesce(jsonb_agg(b.block order by b.place), '[]')
                   from jsonb_array_elements(s.blocks) with ordinality as b (block, place) where b.block ->> 'type' = 'hero')
 where s.slug = 'home';
update shop.section_drafts d
   set blocks = (select coalesce(jsonb_agg(b.block order by b.place), '[]')
                   from jsonb_array_elements(d.blocks) with ordinality as b (block, place) where b.block ->> 'type' = 'hero')
  from shop.sections s where s.id = d.section_id and s.slug = 'home';

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
