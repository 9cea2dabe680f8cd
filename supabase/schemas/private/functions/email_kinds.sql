-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.email_kinds()
 RETURNS SETOF text
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not private.is_staff('admin') then return; end if;
  return query
    with recursive kinds as (
      (select m.message from private.email_outbox m order by m.message limit 1)
      union all
      select (select m.message from private.email_outbox m where m.message > k.message order by m.message limit 1)
      from kinds k where k.message is not null
    )
    select k.message from kinds k where k.message is not null;
end $function$;
alter function private.email_kinds() owner to function_owner;
grant execute on function private.email_kinds() to authenticated;
