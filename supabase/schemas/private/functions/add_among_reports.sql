-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.add_among_reports(added public.reversal_reports)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if not exists (select from public.reversal_reports r where r.is_shuffled) then
    update public.reversal_reports r set is_shuffled = true where r.id = any (array(
      select o.id from public.reversal_reports o order by o.received_month desc, random() limit 200));
  end if;
  added.is_shuffled := true;
  with moved as (
    delete from public.reversal_reports r where r.is_shuffled returning r.*
  ), together as (
    select m.* from moved m union all select added.*
  )
  insert into public.reversal_reports select t.* from together t order by random();
end $function$;
grant execute on function private.add_among_reports(added public.reversal_reports) to function_owner;
