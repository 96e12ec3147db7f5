-- migrate:up

-- Words that are common among properties may be in no name at all; looking through the whole catalogue for such a name
-- took 300 ms. Names are therefore asked from the index first and looked through only when they are common as well.
create or replace function internal.common_matches(storefront bigint, tiers tsquery[], mask bit varying, sort text, page_size integer, skip integer) returns bigint[]
  language plpgsql stable
  set search_path = ''
  set enable_seqscan = off
  set enable_hashjoin = off
  set enable_mergejoin = off
as $$
declare
  few constant integer := 1000;
  enough constant integer := skip + page_size;
  named bit varying;
  ids bigint[] := '{}';
  more bigint[];
begin
  for tier in case when sort = 'oblibene' then 1 else 2 end .. 2 loop
    if tier = 1 then
      named := internal.matching_bits(storefront, tiers[1], few);
    end if;
    if tier = 1 and named is not null then
      more := internal.grid_page(storefront, mask & named, sort, enough, 0);
    else
      execute format('select array(
          select g.product_id
            from (select product_id from internal.grid_products where storefront_id = $1 and get_bit($2, position) = 1 order by %s offset 0) g
           cross join lateral (
             select from internal.product_search s
              where s.product_id = g.product_id and s.lexemes @@ $3 and ($4 is null or not s.lexemes @@ $4) offset 0
           ) hit
           limit $5)', internal.grid_order(sort))
        into more using storefront, mask, tiers[tier], case when sort = 'oblibene' then tiers[tier - 1] end, enough - cardinality(ids);
    end if;
    ids := ids || more;
    exit when cardinality(ids) >= enough;
  end loop;
  return ids[skip + 1 : enough];
end
$$;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
