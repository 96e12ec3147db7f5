-- migrate:up

-- A voucher that is bought online is found from every page: in the menu of shopping, in shops there are and in those to come.
do $do$
begin
  execute replace(pg_get_functiondef('internal.first_menus'::regproc),
    $q${"label": "Oblíbené", "to": "/ucet/oblibene", "heading": "", "links": []}]$q$,
    $q${"label": "Dárkový poukaz", "to": "/lp/darkovy-poukaz", "heading": "", "links": []},
      {"label": "Oblíbené", "to": "/ucet/oblibene", "heading": "", "links": []}]$q$);
end
$do$;
update shop.menus set items = items || '[{"label": "Dárkový poukaz", "to": "/lp/darkovy-poukaz", "heading": "", "links": []}]'::jsonb
 where code = 'shopping' and not items @> '[{"to": "/lp/darkovy-poukaz"}]';

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
