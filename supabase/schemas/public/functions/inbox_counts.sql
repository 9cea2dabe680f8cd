-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.inbox_counts()
 RETURNS TABLE(list text, waiting bigint)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  known record;
begin
  for known in select * from private.inbox_conditions() loop
    list := known.list;
    if list = 'emails' then
      waiting := private.failed_email_count();
    else
      execute format('select count(*) from (select from %s item where %s limit 100) counted', known.relation,
        known.condition) into waiting;
    end if;
    if waiting > 0 then return next; end if;
  end loop;
end $function$;
grant execute on function public.inbox_counts() to authenticated;
