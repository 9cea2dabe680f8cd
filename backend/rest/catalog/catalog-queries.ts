// Row types of exposed functions may be in another schema.
const RETURNED = `c.oid in (
  select t.typrelid from pg_proc p join pg_type t on t.oid = p.prorettype
  where t.typrelid <> 0 and p.pronamespace = (select oid from pg_namespace where nspname = $1))`

export interface RelationRow {
  oid: number
  schema: string
  name: string
  kind: string
}

export const RELATIONS = `
select c.oid, n.nspname as schema, c.relname as name, c.relkind as kind
from pg_class c join pg_namespace n on n.oid = c.relnamespace
where (n.nspname = $1 or ${RETURNED}) and c.relkind in ('r', 'v', 'm', 'f', 'p', 'c')
  and not c.relispartition
order by c.relname`

export interface ColumnRow {
  relation: number
  name: string
  type: string
  base_type: string
  default_sql: string | null
  is_generated: boolean
}

// The base types of all domains are found in one pass: a recursion for each column takes twelve times as long.
export const COLUMNS = `
with recursive base (type, name, next) as (
  select oid, typname, typbasetype from pg_type
  union all select base.type, t.typname, t.typbasetype from base join pg_type t on t.oid = base.next)
select a.attrelid as relation, a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
  base.name as base_type,
  case
    when a.attidentity <> '' then
      format('nextval(%L::regclass)', pg_get_serial_sequence(a.attrelid::regclass::text, a.attname))
    when d.adbin is null and t.typtype = 'd' then pg_get_expr(t.typdefaultbin, 0)
    when a.attgenerated = '' then pg_get_expr(d.adbin, d.adrelid)
  end as default_sql,
  a.attgenerated <> '' or a.attidentity = 'a' as is_generated
from pg_attribute a
join pg_class c on c.oid = a.attrelid
join pg_namespace n on n.oid = c.relnamespace
join pg_type t on t.oid = a.atttypid
join base on base.type = t.oid and base.next = 0
left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
where (n.nspname = $1 or ${RETURNED}) and c.relkind in ('r', 'v', 'm', 'f', 'p', 'c')
  and a.attnum > 0 and not a.attisdropped
order by a.attrelid, a.attnum`

export interface KeyRow {
  relation: number
  is_primary: boolean
  columns: string[]
}

export const KEYS = `
select i.indrelid as relation, i.indisprimary as is_primary,
  array_agg(a.attname::text order by k.place) as columns
from pg_index i
join pg_class c on c.oid = i.indrelid
cross join lateral unnest(i.indkey[0:i.indnkeyatts - 1]) with ordinality k (attnum, place)
join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.attnum
where i.indisunique and i.indpred is null and i.indexprs is null
  and (c.relnamespace = (select oid from pg_namespace where nspname = $1)
    or i.indrelid in (select confrelid from pg_constraint where contype = 'f'))
group by i.indexrelid, i.indrelid, i.indisprimary
order by i.indrelid, i.indisprimary desc, i.indexrelid`

export interface ForeignKeyRow {
  name: string
  source: number
  source_columns: string[]
  target: number
  target_columns: string[]
}

// Partitions repeat the keys of their parent, and only the parent is exposed.
export const FOREIGN_KEYS = `
select k.conname as name, k.conrelid as source, k.confrelid as target,
  array_agg(s.attname::text order by p.place) as source_columns,
  array_agg(t.attname::text order by p.place) as target_columns
from pg_constraint k
cross join lateral unnest(k.conkey, k.confkey) with ordinality p (source, target, place)
join pg_attribute s on s.attrelid = k.conrelid and s.attnum = p.source
join pg_attribute t on t.attrelid = k.confrelid and t.attnum = p.target
where k.contype = 'f' and k.conparentid = 0
group by k.oid, k.conname, k.conrelid, k.confrelid
order by k.conname`

export interface ViewRow {
  view: number
  rule: string
  columns: string[]
  /** Column names of the relations a view may read, by object id and column number. */
  sources: Record<string, Record<string, string>>
}

export const VIEWS = `
select c.oid as view, r.ev_action::text as rule,
  (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
    where a.attrelid = c.oid and a.attnum > 0) as columns,
  (select coalesce(json_object_agg(s.oid, s.names), '{}') from (
    select a.attrelid as oid, json_object_agg(a.attnum, a.attname) as names
    from pg_attribute a
    where a.attnum > 0 and not a.attisdropped and a.attrelid in (
      select d.refobjid from pg_depend d where d.objid = r.oid and d.refclassid = 'pg_class'::regclass)
    group by a.attrelid) s) as sources
from pg_class c
join pg_rewrite r on r.ev_class = c.oid and r.rulename = '_RETURN'
join pg_namespace n on n.oid = c.relnamespace
where c.relkind in ('v', 'm') and n.nspname not in ('pg_catalog', 'information_schema')`

export interface FunctionRow {
  name: string
  arguments: {
    name: string
    type: string
    cast_type: string
    has_default: boolean
    is_variadic: boolean
    relation: number
  }[]
  is_volatile: boolean
  returns_set: boolean
  returns: "void" | "scalar" | "composite" | "record"
  return_type: string
  return_relation: number
  estimated_rows: number
  result_columns: { name: string; type: string; base_type: string }[]
  comment: string | null
}

// Without a length, `char` and `bit` would cut values off after the first character.
// Argument modes: i in, o out, b both, v variadic, t result column; no modes means all are in.
export const FUNCTIONS = `
select p.proname as name, p.provolatile = 'v' as is_volatile, p.proretset as returns_set,
  p.prorows::float8 as estimated_rows,
  case
    when t.typname = 'void' then 'void'
    when p.prorettype = 'record'::regtype and not coalesce(p.proargmodes::text[] && '{o,b,t}', false) then 'record'
    when t.typtype = 'c' or p.prorettype = 'record'::regtype or bt.typtype = 'c'
      or p.proargmodes::text[] && '{o,b,t}' then 'composite'
    else 'scalar'
  end as returns,
  t.typname as return_type,
  coalesce(nullif(t.typrelid, 0), bt.typrelid, 0::oid) as return_relation,
  coalesce(args.list, '[]') as arguments, coalesce(results.list, '[]') as result_columns,
  obj_description(p.oid, 'pg_proc') as comment
from pg_proc p
join pg_type t on t.oid = p.prorettype
left join pg_type bt on bt.oid = t.typbasetype
cross join lateral (
  select json_agg(json_build_object('name', coalesce(p.proargnames[a.place], ''),
      'type', format_type(a.type, null), 'cast_type', case a.type
        when 'bit'::regtype then 'bit varying' when 'bit[]'::regtype then 'bit varying[]'
        when 'character'::regtype then 'character varying' when 'character[]'::regtype then 'character varying[]'
        else format_type(a.type, null) end, 'relation', at.typrelid::int8,
      'has_default', a.number > p.pronargs - p.pronargdefaults,
      'is_variadic', p.provariadic <> 0 and a.number = p.pronargs) order by a.place) as list
  from (
    select type, place, row_number() over (order by place) as number
    from unnest(coalesce(p.proallargtypes, p.proargtypes::oid[])) with ordinality u (type, place)
    where p.proargmodes is null or p.proargmodes[place] in ('i', 'b', 'v')
  ) a join pg_type at on at.oid = a.type
) args
cross join lateral (
  select json_agg(json_build_object('name', coalesce(p.proargnames[u.place], 'column' || u.place),
      'type', format_type(u.type, null), 'base_type', ut.typname) order by u.place) as list
  from unnest(p.proallargtypes) with ordinality u (type, place) join pg_type ut on ut.oid = u.type
  where p.proargmodes[u.place] in ('o', 'b', 't')
) results
where p.pronamespace = (select oid from pg_namespace where nspname = $1) and p.prokind = 'f'
  and t.typname not in ('trigger', 'event_trigger')
order by p.proname, p.oid`

export interface TypeRow {
  names: string[]
  sql: string
}

export const TYPES = `
select array[t.typname::text, format_type(t.oid, null)] as names, format_type(t.oid, null) as sql
from pg_type t join pg_namespace n on n.oid = t.typnamespace
where t.typtype in ('b', 'd', 'e', 'r', 'm') and (t.typelem = 0 or t.typcategory = 'A') and t.typname not like 'pg\\_%'
  and n.nspname in ('pg_catalog', 'public', 'extensions')
order by n.nspname = 'pg_catalog'`

export const PRE_REQUEST = `
select name from (values ('private.check_request')) as pre_request (name)
where to_regprocedure(name || '()') is not null`
