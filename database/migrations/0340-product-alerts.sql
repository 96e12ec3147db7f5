-- migrate:up

-- Who waits for goods asked for a product alert; a watchdog is elsewhere a timer that restarts a process.
alter table internal.watchdogs rename to product_alerts;
alter sequence internal.watchdogs_id_seq rename to product_alerts_id_seq;
alter table internal.product_alerts rename constraint watchdogs_email_check to product_alerts_email_check;
alter table internal.product_alerts rename constraint watchdogs_kind_check to product_alerts_kind_check;
alter table internal.product_alerts rename constraint watchdogs_pkey to product_alerts_pkey;
alter table internal.product_alerts rename constraint watchdogs_seen_price_check to product_alerts_seen_price_check;
alter table internal.product_alerts rename constraint watchdogs_storefront_id_fkey to product_alerts_storefront_id_fkey;
alter table internal.product_alerts rename constraint watchdogs_variant_id_fkey to product_alerts_variant_id_fkey;
alter table internal.product_alerts rename constraint watchdogs_id_not_null to product_alerts_id_not_null;
alter table internal.product_alerts rename constraint watchdogs_storefront_id_not_null to product_alerts_storefront_id_not_null;
alter table internal.product_alerts rename constraint watchdogs_variant_id_not_null to product_alerts_variant_id_not_null;
alter table internal.product_alerts rename constraint watchdogs_kind_not_null to product_alerts_kind_not_null;
alter table internal.product_alerts rename constraint watchdogs_email_not_null to product_alerts_email_not_null;
alter table internal.product_alerts rename constraint watchdogs_seen_price_not_null to product_alerts_seen_price_not_null;
alter table internal.product_alerts rename constraint watchdogs_created_at_not_null to product_alerts_created_at_not_null;
alter index internal.watchdogs_email rename to product_alerts_email;
alter index internal.watchdogs_one_waiting rename to product_alerts_one_waiting;
alter index internal.watchdogs_variant_id rename to product_alerts_variant_id;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
