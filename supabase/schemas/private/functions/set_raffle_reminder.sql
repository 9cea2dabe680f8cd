-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.set_raffle_reminder(slug text, is_wanted boolean)
 RETURNS public.raffle_reminder_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  me uuid := private.caller_id();
  held public.raffles;
begin
  select * into held from public.raffles r where r.slug = set_raffle_reminder.slug;
  if is_wanted is not true then
    delete from public.raffle_reminders m where m.user_id = me and m.raffle_id = held.id;
    return 'off';
  end if;
  if public.reminds_of(held) is null then return 'too-late'; end if;
  insert into public.raffle_reminders (user_id, raffle_id, moment) values (me, held.id, public.reminds_of(held))
    on conflict do nothing;
  return 'on';
end $function$;
alter function private.set_raffle_reminder(slug text, is_wanted boolean) owner to function_owner;
grant execute on function private.set_raffle_reminder(slug text, is_wanted boolean) to authenticated;
