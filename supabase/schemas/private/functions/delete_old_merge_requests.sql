-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.delete_old_merge_requests()
 RETURNS bigint
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with noted as (
    delete from private.merged_rows m using public.account_merges g where g.id = m.merge_id and g.undo_until < now() returning 1
  ), gone as (
    delete from public.account_merges where merged_at is null and created_at < now() - interval '1 day' returning 1
  )
  select (select count(*) from gone) + (select count(*) from noted)
$function$;
alter function private.delete_old_merge_requests() owner to function_owner;
