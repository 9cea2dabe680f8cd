-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.add_reversal_key(added uuid)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  with moved as (delete from private.reversal_keys k where true returning k.key, k.is_old),
    together as (select m.key, m.is_old from moved m union all select added, false)
  insert into private.reversal_keys (key, is_old) select t.key, t.is_old from together t order by random()
$function$;
grant execute on function private.add_reversal_key(added uuid) to function_owner;
