-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.grant_extra_time(address text, percent integer)
 RETURNS public.extra_time_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  person uuid;
begin
  if not private.is_staff('instructor') then return 'not-allowed'; end if;
  if percent is null or percent not between 0 and 300 then return 'invalid'; end if;
  select m.user_id into person from private.confirmed_emails m
    where lower(m.address) = lower(trim(grant_extra_time.address)) order by m.user_id limit 1;
  if person is null then return 'unknown'; end if;
  if percent = 0 then
    delete from public.quiz_allowances x where x.user_id = person;
    return 'removed';
  end if;
  insert into public.quiz_allowances as held (user_id, extra_percent, granted_by)
    values (person, percent, private.caller_id())
    on conflict (user_id) do update set extra_percent = excluded.extra_percent, granted_by = excluded.granted_by
    where held.extra_percent <> excluded.extra_percent;
  if found then
    perform private.notify(person, 'account', 'extra-time', jsonb_build_object('percent', percent),
      'extra time ' || percent || ' ' || now());
  end if;
  return 'saved';
end $function$;
alter function private.grant_extra_time(address text, percent integer) owner to function_owner;
grant execute on function private.grant_extra_time(address text, percent integer) to authenticated;
