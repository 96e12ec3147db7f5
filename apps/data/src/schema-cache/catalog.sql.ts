/** Run first: with an empty path the catalog writes every type and function with its schema. */
export const SET_EMPTY_PATH = `select set_config('search_path', '', true), set_config('transaction_read_only', 'on', true)`

const USER_SCHEMA = `n.nspname <> 'information_schema' and n.nspname !~ '^pg_'`

/** Hidden schemas too: a shown view may lie over a hidden table whose keys it passes on. */
export const SELECT_RELATIONS = `
  select c.oid::text as oid, n.nspname as schema, c.relname as name, c.relkind as kind,
         case when c.relkind in ('r', 'p', 'v', 'f') then pg_relation_is_updatable(c.oid, true) else 0 end as events,
         coalesce((
           select json_agg(json_build_object(
                    'number', a.attnum, 'name', a.attname, 'type', format_type(a.atttypid, a.atttypmod),
                    'baseType', base.typname,
                    'defaultSql', case
                      when a.attidentity <> '' then (
                        select format('nextval(%L)', format('%I.%I', qn.nspname, q.relname))
                          from pg_depend i
                          join pg_class q on q.oid = i.objid and q.relkind = 'S'
                          join pg_namespace qn on qn.oid = q.relnamespace
                         where i.classid = 'pg_class'::regclass and i.refclassid = 'pg_class'::regclass
                           and i.refobjid = c.oid and i.refobjsubid = a.attnum and i.deptype = 'i')
                      when a.attgenerated = '' then pg_get_expr(d.adbin, d.adrelid)
                    end) order by a.attnum)
             from pg_attribute a
             join pg_type t on t.oid = a.atttypid
             join pg_type base on base.oid = case when t.typtype = 'd' then t.typbasetype else t.oid end
             left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
            where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped), '[]') as columns
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
   where c.relkind in ('r', 'p', 'v', 'm', 'f', 'c') and not c.relispartition and ${USER_SCHEMA}
   order by n.nspname, c.relname`

export const SELECT_UNIQUE_KEYS = `
  select i.indrelid::text as relation, i.indisprimary as "isPrimary",
         (select json_agg(k.attnum order by k.position)
            from unnest(i.indkey::int2[]) with ordinality as k (attnum, position)
           where k.position <= i.indnkeyatts) as columns
    from pg_index i
    join pg_class c on c.oid = i.indrelid
    join pg_namespace n on n.oid = c.relnamespace
   where i.indisunique and i.indisvalid and i.indpred is null and i.indexprs is null and ${USER_SCHEMA}
   order by i.indrelid, i.indisprimary desc, i.indexrelid`

export const SELECT_FOREIGN_KEYS = `
  select k.conname as name, k.conrelid::text as relation, k.confrelid::text as target,
         to_json(k.conkey) as columns, to_json(k.confkey) as "targetColumns"
    from pg_constraint k
    join pg_namespace n on n.oid = k.connamespace
   where k.contype = 'f' and k.conparentid = 0 and ${USER_SCHEMA}
   order by k.conname, k.oid`

export const SELECT_VIEWS = `
  select c.oid::text as oid, r.ev_action::text as tree
    from pg_rewrite r
    join pg_class c on c.oid = r.ev_class
    join pg_namespace n on n.oid = c.relnamespace
   where r.rulename = '_RETURN' and c.relkind in ('v', 'm') and ${USER_SCHEMA}`

export const SELECT_FUNCTIONS = `
  select n.nspname as schema, p.proname as name, p.provolatile = 'v' as "isVolatile", p.proretset as "returnsSet",
         p.prorows as rows, coalesce(p.proconfig, '{}') as config, p.pronargdefaults as defaults,
         t.typname as "returnType", nullif(t.typrelid, 0)::text as "returnRelation",
         coalesce((
           select json_agg(json_build_object(
                    'name', coalesce(p.proargnames[a.position], ''), 'mode', coalesce(p.proargmodes[a.position], 'i'),
                    'type', format_type(a.type, null), 'baseType', base.typname,
                    'relation', nullif(at.typrelid, 0)::text) order by a.position)
             from unnest(coalesce(p.proallargtypes, p.proargtypes::oid[])) with ordinality as a (type, position)
             join pg_type at on at.oid = a.type
             join pg_type base on base.oid = case when at.typtype = 'd' then at.typbasetype else at.oid end), '[]') as args
    from pg_proc p
    join pg_namespace n on n.oid = p.pronamespace
    join pg_type t on t.oid = p.prorettype
   where p.prokind = 'f' and p.provariadic = 0 and t.typname not in ('trigger', 'event_trigger', 'internal')
     and n.nspname = any ($1)
   order by n.nspname, p.proname, pg_get_function_identity_arguments(p.oid)`

/** Those a login role may set for itself; what belongs to one database comes last and wins. */
export const SELECT_ROLE_SETTINGS = `
  select r.rolname as role, s.setconfig as config
    from pg_db_role_setting s
    join pg_roles r on r.oid = s.setrole
   where s.setdatabase in (0, (select oid from pg_database where datname = current_database()))
   order by s.setdatabase`

export const SELECT_SETTABLE = `select name from pg_settings where context = 'user' or has_parameter_privilege(name, 'set')`

export const SELECT_TIMEZONES = 'select name from pg_timezone_names'
