-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.process_inactive_accounts()
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  quiet record;
begin
  for quiet in select s.user_id, s.seen_on from private.last_sign_ins s
    where s.seen_on < current_date - interval '22 months'
      and not exists (select from public.user_roles r where r.user_id = s.user_id)
  loop
    if quiet.seen_on < current_date - interval '24 months' then
      perform private.schedule_erasure(quiet.user_id, null, 'inactive', now() + interval '7 days');
    else
      perform private.notify(quiet.user_id, 'account', 'account-inactive', '{}',
        case when quiet.seen_on < current_date - interval '23 months' then 'inactive 23 ' else 'inactive 22 ' end
          || quiet.seen_on);
    end if;
  end loop;
end $function$;
grant execute on function private.process_inactive_accounts() to function_owner;
