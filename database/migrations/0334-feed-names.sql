-- migrate:up

-- Comparison sites know deliveries by names of their own. They stand with the method: code that lists methods forgets new ones.
alter table shop.shipping_methods add column feed_names jsonb not null default '{}' check (jsonb_typeof(feed_names) = 'object');
comment on column shop.shipping_methods.feed_names is 'Its name at each comparison site, as {"heureka": "PPL"}; where it has none it is not told.';
update shop.shipping_methods m set feed_names = jsonb_build_object('heureka', n.heureka, 'zbozi', n.zbozi)
  from (values ('zasilkovna-vydejni-misto', 'ZASILKOVNA', 'ZASILKOVNA'), ('zasilkovna-z-box', 'Z_BOX', 'ZASILKOVNA_Z_BOX'),
               ('zasilkovna-na-adresu', 'ZASILKOVNA_NA_ADRESU', 'ZASILKOVNA_NA_ADRESU'), ('ppl', 'PPL', 'PPL'),
               ('dpd', 'DPD', 'DPD'), ('balikovna', 'BALIKOVNA_DEPOTAPI', 'BALIKOVNA')) n (code, heureka, zbozi)
 where m.code = n.code;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
